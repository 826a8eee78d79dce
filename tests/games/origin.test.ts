/** The rules of every game say which printed values are known, which Wayside made up, and which their owner has entered. */
import { describe, expect, test } from 'vitest';
import { hash } from '#engine/hash.ts';
import type { Json } from '#engine/json.ts';
import type { Edition as AiyeEdition } from '#games/aiye/editions/schema.ts';
import { game as aiye } from '#games/aiye/rules/index.ts';
import { changed } from '#games/aiye/view/forms/edition.ts';
import { topics as aiyeTopics } from '#games/aiye/view/topics.ts';
import type { Edition as AtiwaEdition } from '#games/atiwa/editions/schema.ts';
import { game as atiwa } from '#games/atiwa/rules/index.ts';
import { withLocation } from '#games/atiwa/view/forms/edition.ts';
import { topics as atiwaTopics } from '#games/atiwa/view/topics.ts';
import type { Edition as AyaEdition } from '#games/aya/editions/schema.ts';
import { game as aya } from '#games/aya/rules/index.ts';
import { fieldsOf, renamed } from '#games/aya/view/forms/edition.ts';
import { topics as ayaTopics } from '#games/aya/view/topics.ts';
import type { Edition as AyarEdition } from '#games/ayar/editions/schema.ts';
import { game as ayar } from '#games/ayar/rules/index.ts';
import { groupsOf } from '#games/ayar/view/forms/edition.ts';
import { editionWords } from '#games/ayar/words/forms.ts';
import { topics as ayarTopics } from '#games/ayar/view/topics.ts';
import { games } from '#games/index.ts';
import * as published from '../../src/games/list.ts';
import { entered, originOf } from '#games/origin.ts';
import type { Topic } from '#games/view.ts';

const textOf = (topics: readonly Topic[], id: string): string =>
  topics.find((topic) => topic.id === id)!.text.join('\n');
const copy = <T>(value: unknown): T => JSON.parse(JSON.stringify(value)) as T;

describe('where a value comes from', () => {
  test.each([
    ['rulebook', 'rulebook'],
    ['rulebook (thresholds)', 'rulebook'],
    ['public:https://example.org/', 'public'],
    ['owner', 'owner'],
    ['own copy', 'owner'],
    ['my box of 2022', 'owner'],
    ['rulebook (count); reconstructed (camera split)', 'reconstructed'],
    ['', 'reconstructed'],
    [undefined, 'reconstructed']
  ])('“%s” counts as %s', (source, origin) => expect(originOf(source)).toBe(origin));
});

test('Àiyé tells card by card what is Wayside’s own', () => {
  expect(textOf(aiyeTopics(aiye), 'card-CS1')).toContain('Wayside’s own: what it costs');
});

test('Atiwa’s cards say it of themselves, and a space that the rulebook shows is not called Wayside’s own', () => {
  const cards = atiwaTopics(atiwa).filter(({ id }) => id.startsWith('card-'));
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card.text.join()).toContain('are Wayside’s own');
  expect(textOf(atiwaTopics(atiwa), 'space-F2')).toContain('are Wayside’s own');
  expect(textOf(atiwaTopics(atiwa), 'space-R1')).not.toContain('Wayside’s own');
});

test('Aya tells it of its pieces', () => {
  const text = textOf(ayaTopics(aya), 'values');
  expect(text).toMatch(/From the rulebook: .*how many dominoes are dealt/);
  expect(text).toMatch(/Made up by Wayside.*the rivers on the tiles/);
});

test('Ayar tells it of its boards', () => {
  const text = textOf(ayarTopics(ayar), 'values');
  expect(text).toMatch(/From the rulebook: .*the viracocha bonuses/);
  expect(text).toMatch(/Made up by Wayside.*the places along the four paths/);
});

/** A value entered as the form of each game does it, the page of the rules that tells of it, and what it says then. */
type Case = readonly [
  game: string,
  what: string,
  enter: (edition: never) => unknown,
  topics: (game: never) => readonly Topic[],
  topic: string,
  says: RegExp,
  /** Not any more. */
  no?: RegExp
];
const cases: readonly Case[] = [
  [
    'aiye',
    'the price of a card',
    (edition: AiyeEdition) => ({
      ...edition,
      characters: edition.characters.map((card) =>
        card.id === 'CS1' ? changed(card, 'cost', { sun: 3, moon: 0, any: 0 }) : card
      )
    }),
    aiyeTopics,
    'card-CS1',
    /Entered from your own copy: what it costs\./,
    /No public text gives[^:]*what it costs/
  ],
  [
    'atiwa',
    'the value of a location',
    (edition: AtiwaEdition) => withLocation(edition, 0, { value: 9 }),
    atiwaTopics,
    'card-L1',
    /Entered, wholly or in part, from your own copy/
  ],
  [
    'atiwa',
    'an action space',
    (edition: AtiwaEdition) => {
      const { spaces } = edition.actionBoard;
      const at = spaces.findIndex(({ id }) => id === 'F2');
      const space = entered(spaces[at]!, { effects: [{ do: 'train', count: 2 }] });
      return { ...edition, actionBoard: { ...edition.actionBoard, spaces: spaces.with(at, space) } };
    },
    atiwaTopics,
    'space-F2',
    /from your own copy/,
    /Wayside’s own/
  ],
  [
    'aya',
    'the glass',
    (edition: AyaEdition) => fieldsOf(edition)[0]!.put(300),
    ayaTopics,
    'values',
    /Entered from your own copy: the two sands\./,
    /From the rulebook: [^.]*the two sands/
  ],
  [
    'aya',
    'the size of a table',
    (edition: AyaEdition) => fieldsOf(edition)[2]!.put(90),
    ayaTopics,
    'values',
    /Entered from your own copy: the sizes of the tables\./,
    /Made up by Wayside[^.]*the sizes of the tables/
  ],
  [
    'aya',
    'one animal of many',
    (edition: AyaEdition) => renamed(edition, 0, 'tapir'),
    ayaTopics,
    'values',
    /Entered from your own copy: which animals there are \(some of it\)\./,
    /From the rulebook: [^.]*which animals there are/
  ],
  [
    'ayar',
    'the moons of weaving',
    (edition: AyarEdition) => {
      let made: unknown;
      const group = groupsOf(edition, (data) => (made = data)).find(
        ({ title }) => title === editionWords.groups.columns
      )!;
      group.fields[0]!.set(7);
      return made;
    },
    ayarTopics,
    'values',
    /Entered from your own copy: the moons of weaving\./,
    /Made up by Wayside[^.]*the moons of weaving/
  ]
];

describe('what an owner has entered', () => {
  test('is looked at in every game of the app', () => {
    expect(new Set(cases.map(([id]) => id))).toEqual(new Set(Object.values(published).map(({ meta }) => meta.id)));
  });
  test.each(cases.map((one) => [one[0], one[1], one] as const))('%s: %s', async (_id, _what, one) => {
    const [id, , enter, topics, topic, says, no] = one;
    const { game, withEdition } = await games[id]!.rules();
    const made = withEdition(copy<Json>(enter(copy<never>(game.edition))));
    if (!('id' in made)) throw new Error(made.join(' '));
    const text = textOf(topics(made as never), topic);
    expect(text).toMatch(says);
    if (no) expect(text).not.toMatch(no);
    expect(textOf(topics(game as never), topic)).not.toMatch(says);
  });
});

describe('editions stored before', () => {
  type Part = Record<string, unknown>;
  const old = {
    aya: (edition: { hourglass: Part; animalTokens: Part[] }): void => {
      Object.assign(edition.hourglass, { ms: 300_000, source: 'own copy' });
      Object.assign(edition.animalTokens[0]!, { animal: 'tapir', source: 'own copy' });
    },
    atiwa: (edition: { locationCards: Part[]; breeding: Part[] }): void => {
      Object.assign(edition.locationCards[0]!, { value: 5, source: 'own copy' });
      Object.assign(edition.breeding[0]!, { conditions: { family: 3 }, source: 'own copy' });
    }
  };
  test('are told as their owner’s', async () => {
    for (const [id, change, topics, topic, says] of [
      ['aya', old.aya, ayaTopics, 'values', /your own copy: the two sands/],
      ['atiwa', old.atiwa, atiwaTopics, 'card-L1', /from your own copy/]
    ] as const) {
      const { game, withEdition } = await games[id]!.rules();
      const edition = copy<never>(game.edition);
      change(edition);
      const made = withEdition(edition);
      if (!('id' in made)) throw new Error(made.join(' '));
      expect(textOf(topics(made as never), topic)).toMatch(says);
    }
  });

  // Matches name their edition by these: with another hash they could not be opened.
  test.each([
    ['aiye', undefined, 'c74463ec3aa719be58ac9030502c731bf717901a4096853f1ba8bb71ea1d7c42'],
    ['atiwa', undefined, '514734f60aab6c0df4139052108507fb7999853382fa5aec0350fff445d2c6a9'],
    ['aya', undefined, '6aa634d9e04aa0825a139ce1398a4e39c3c03a51405f76d18f54d673481b8e6d'],
    ['ayar', undefined, '78b26459979cd1393bc32609769f88d753640d2cdb05c1717368876cdd89b5bb'],
    ['aya', old.aya, '22288ae25c18948cc326064bd038a015eee461285c216393a10e215edcdcec8c'],
    ['atiwa', old.atiwa, 'a92f600392c93eb4790a271cfa5e5670b2cf277f18a8f4247ee80762c6a1d9a4']
  ])('%s keeps the hash of its edition', async (id, change, expected) => {
    const { game, withEdition } = await games[id]!.rules();
    const edition = copy<never>(game.edition);
    change?.(edition);
    const made = withEdition(edition);
    expect('id' in made && hash(made.edition)).toBe(expected);
  });
});
