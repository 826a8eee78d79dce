import type { GameMeta } from '../meta.ts';

export const meta: GameMeta = {
  id: 'ayar',
  name: 'Ayar',
  line: 'Four paths of the sun',
  makers: 'Fabio Lopiano and Mandela Fernández-Grandon',
  seats: { least: 1, most: 4 },
  rival: 'The Ayllu',
  aids: [
    {
      id: 'ayllu',
      title: 'The Ayllu’s companion',
      line: 'draws its tokens, says what it does, keeps its board'
    }
  ]
};
