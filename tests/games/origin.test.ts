/** The rules of every game say which printed values are known and which Wayside made up. */
import { describe, expect, test } from 'vitest';
import { game as aiye, withEdition as withAiye } from '#games/aiye/rules/index.ts';
import { game as atiwa } from '#games/atiwa/rules/index.ts';
import { game as aya } from '#games/aya/rules/index.ts';
import { game as ayar, withEdition as withAyar } from '#games/ayar/rules/index.ts';
import { topics as aiyeTopics } from '#games/aiye/view/topics.ts';
import { topics as atiwaTopics } from '#games/atiwa/view/topics.ts';
import { topics as ayaTopics } from '#games/aya/view/topics.ts';
import { topics as ayarTopics } from '#games/ayar/view/topics.ts';
import { originOf } from '#games/origin.ts';
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
    ['rulebook (count); reconstructed (camera split)', 'reconstructed'],
    [undefined, 'reconstructed']
  ])('“%s” counts as %s', (source, origin) => expect(originOf(source)).toBe(origin));
});

describe('Àiyé, card by card', () => {
  test('a card says which of its values were made up, and nothing of those that are known', () => {
    const text = textOf(aiyeTopics(aiye), 'card-CS1');
    expect(text).toMatch(/No public text tells what it costs: Wayside has made that up/);
  });
  test('what an owner has entered is not called made up', () => {
    const edition = copy<{ characters: { id: string; source: Record<string, string> }[] }>(aiye.edition);
    edition.characters.find(({ id }) => id === 'CS1')!.source.cost = 'owner';
    const own = withAiye(edition);
    if (!('id' in own)) throw new Error(own.join());
    expect(textOf(aiyeTopics(own), 'card-CS1')).not.toContain('made that up');
  });
});

test('Atiwa’s cards and spaces say it of themselves', () => {
  const cards = atiwaTopics(atiwa).filter(({ id }) => id.startsWith('card-'));
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card.text.join()).toContain('Wayside has made it up');
});

test('Aya tells it of its pieces', () => {
  const text = textOf(ayaTopics(aya), 'values');
  expect(text).toMatch(/From the rulebook: .*how many dominoes are dealt/);
  expect(text).toMatch(/Made up by Wayside.*the rivers on the tiles/);
});

test('Ayar tells it of its boards, and what an owner entered is the owner’s', () => {
  const text = textOf(ayarTopics(ayar), 'values');
  expect(text).toMatch(/From the rulebook: .*the viracocha bonuses/);
  expect(text).toMatch(/Made up by Wayside.*the places along the four paths/);
  const edition = copy<{ playerBoard: { weaving: { source: string } } }>(ayar.edition);
  edition.playerBoard.weaving.source = 'owner';
  const own = withAyar(edition);
  if (!('id' in own)) throw new Error(own.join());
  expect(textOf(ayarTopics(own), 'values')).toContain('Entered from your own copy: the moons of weaving.');
});
