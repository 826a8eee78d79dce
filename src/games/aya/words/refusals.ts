/** Why something cannot be done, where the rule's own sentence would leave somebody guessing. */
import { catalogue } from '#words/catalogue.ts';
import { article, capital } from '#words/grammar.ts';
import type { Illegal } from '#engine/game.ts';
import type { AyaGame } from '../rules/index.ts';
import { pairLimits } from '../rules/camera.ts';
import { ground } from './names.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The widest gap between two dominoes that an animal can stand on, in centimetres, as the ruler shows it. */
const widest = ({ box }: AyaGame): string => (pairLimits.feet - box.size.t).toFixed(1);

/** A piece in words, by its id. */
function piece({ box }: AyaGame, id: unknown): string | undefined {
  const domino = box.dominoes.get(text(id));
  if (domino) return `${ground(domino.type)} ${Number(text(id).slice(1))}`;
  const tile = box.tiles.get(text(id));
  return tile && (tile.type === 'start' ? 'the Start tile' : `${article(ground(tile.type))} tile`);
}

function refusal(game: AyaGame, { rule, detail = {} }: Illegal): string {
  const rest = Object.hasOwn(game.rulebook, rule) ? game.rulebook[rule]!.text : rule;
  const domino = piece(game, detail.domino);
  const tile = piece(game, detail.tile);
  switch (rule) {
    case 'AYA-SETUP-01':
      return 'That is over the edge of the table.';
    case 'AYA-SETUP-02':
      return 'The Start tile must lie wholly on the table.';
    case 'AYA-PLACE-07':
      if (domino && detail.lies === true) return `${capital(domino)} is lying there: stand it up as well.`;
      return domino ? `There is no room: ${domino} is in the way.` : rest;
    case 'AYA-TILE-07':
    case 'AYA-TILE-04': {
      if (rule === 'AYA-TILE-04') return 'The domino must stand just before an opening of its tile.';
      const what = domino ?? tile;
      return what ? `The tile would lie on ${what}.` : 'The tile would lie over the edge.';
    }
    case 'AYA-TOKEN-01':
    case 'AYA-TOKEN-03':
      return `An animal needs a standing domino beside it: a gap of at most ${widest(game)} cm, turned by at most ${pairLimits.turn / 10} degrees, carrying nothing.`;
    case 'AYA-TOKEN-06':
      // Of a token that lies flat it is said what keeps it from being raised.
      return detail.token === undefined
        ? 'To lay it flat, its place must be free.'
        : 'The domino that shares the animal must stand first.';
    case 'AYA-CAM-02':
      return detail.stack === 'tiles'
        ? `There is no ${text(detail.ground)} tile left.`
        : `There is no ${text(detail.ground)} animal left.`;
    case 'AYA-CAM-03':
      return 'Ask for the tile first.';
    case 'AYA-TOPPLE-01':
      return domino ? `The first push goes to ${domino}, the one nearest to the spring.` : rest;
    default:
      return rest;
  }
}

function needs(game: AyaGame, illegal: Illegal): string {
  switch (illegal.rule) {
    case 'AYA-TOKEN-01':
    case 'AYA-TOKEN-03':
      return `needs a standing neighbour at a gap of at most ${widest(game)} cm`;
    case 'AYA-TOKEN-06':
    case 'AYA-PLACE-07':
      return 'needs a free place';
    case 'AYA-SETUP-01':
      return 'needs a place on the table';
    case 'AYA-TILE-04':
      return 'needs an opening of its tile right before it';
    case 'AYA-TILE-07':
      return 'needs free ground for the tile';
    default:
      return refusal(game, illegal);
  }
}

const words = catalogue('aya.refusals', { refusal, needs });

export const refusalWords: typeof refusal = (game, illegal) => words.refusal(game, illegal);
/** What would have to be so, short, to follow the name of what cannot be. */
export const needsWords: typeof needs = (game, illegal) => words.needs(game, illegal);
