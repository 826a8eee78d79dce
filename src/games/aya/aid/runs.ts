/** The run of an animal: the dominoes of its type, up and down the river from its camera domino. AYA-ANIM-03. */
import { reachable, type River } from '../rules/count/river.ts';
import { belongs, type Scene, type Token } from '../rules/count/scene.ts';

export type Run = {
  /** Its dominoes, down the river and up. */
  readonly ids: ReadonlySet<string>;
  /** It has come to a tile of the animal's type. */
  readonly arrives: boolean;
};

export function runOf(scene: Scene, river: River, { type, on }: Pick<Token, 'type' | 'on'>): Run {
  const own = new Map(
    scene.bodies
      .filter((body) => body.state === 'fallen' && (body.type === type || body.type === 'garden'))
      .map((body) => [body.id, body])
  );
  const ids = new Set([river.into, river.from].flatMap((way) => [...reachable([on[0]], (id) => way.get(id)!, own)]));
  const tiles = scene.tiles.filter((tile) => tile.type === type);
  const arrives = [...ids].some((id) => tiles.some((tile) => belongs(scene, tile, own.get(id)!)));
  return { ids, arrives };
}
