/** The pages of the rules: an introduction of ours, then the sentences of the rulebook for the ids they cover. */
import { catalogue } from '#words/catalogue.ts';
import { list, plural } from '#words/grammar.ts';
import { about, chapter, told, type Page } from '../../pages.ts';

/** Five short pages for a first game. */
export const first: readonly Page[] = catalogue('aiye.first', [
  told('first-sow', 'First game 1: sow', [
    'In front of you lies a row of columns: cards above, a pit for seeds below. A turn begins by taking all seeds out of one pit and dropping them one by one into the next pits to the right; after the last pit it goes on at the left.',
    'The pits that glow have seeds. The small arrow under each says where its last seed would fall: 1→4 means that column 1 reaches column 4. Touch a pit to see the whole way, touch it again to sow.'
  ]),
  told('first-land', 'First game 2: land', [
    'The column that gets the last seed is activated: all icons on its cards may be used now, each once. So the question of every turn is which pit to take up so that the last seed falls where the icons help most.',
    'Two icons, Extra Sowing and Council Meeting, are decided before the others.'
  ]),
  told('first-icons', 'First game 3: use icons', [
    'Seeds come to the column in use. Convert and Promote turn what you have into more seeds. Move Seeds and Move a Card rearrange your row. Of each opponent’s columns that are neither shielded nor blocked, Conflict blocks the one with the most cards until they recover, after sowing.',
    'Anything can be looked up: hold a finger on it, right-click it, or press ? when it has the focus.'
  ]),
  told('first-summon', 'First game 4: summon', [
    'At the end of the turn seeds are money. Take one open card of the Village, pay the seeds at its upper left, and put it on top of one of your columns. The third card of a column costs one seed more, the fourth two more.',
    'Characters give points and better icons. Masks score for what you collect; the red corner tells how summoning the mask would change your whole score right now.'
  ]),
  told('first-end', 'First game 5: how it ends', [
    'As soon as somebody has four masks or eighteen cards, the round is played to its end, then one more. Then everybody adds up characters, masks, Council and columns: many columns are worth points, few cost some.',
    'Begin by sowing column 1: its three suns reach column 4, whose two cards give a moon each. Then you can pay for your first card.'
  ])
]);

export const chapters: readonly Page[] = catalogue('aiye.chapters', [
  chapter(
    'aim',
    'What the game is about',
    'Everybody tends a row of columns, sows seeds around it, and summons people and masks from the common Village. Whoever has most points at the end wins.',
    [],
    ['AIY-TURN-01', 'AIY-SCO-08']
  ),
  chapter('setup', 'Setting up', 'The app lays everything out. This is what lies there when a match begins.', ['SET']),
  chapter('turn', 'A turn', 'First sowing, then the icons of the column that was reached, then the Village.', ['TURN']),
  chapter('sowing', 'Sowing', 'Sowing decides which column may be used in this turn.', ['SOW']),
  chapter('recovering', 'Recovering', 'Blocked columns open again when all sowing of their owner’s turn is done.', [
    'REC'
  ]),
  chapter(
    'activating',
    'Activating a column',
    'The column that got the last seed is used: its cards give their icons.',
    ['ACT']
  ),
  chapter(
    'columns',
    'Columns',
    'Columns may come and go through Move a Card and Promote. Their number is worth points at the end.',
    ['COL']
  ),
  chapter('village', 'The Village', 'The last step of a turn: seeds buy cards, or a fresh row to choose from.', [
    'VIL'
  ]),
  chapter(
    'council',
    'The Council',
    'Cards sent to the Council stay in play: they score, and a Council Meeting uses their icons.',
    [],
    ['AIY-PROM-06', 'AIY-PROM-07', 'AIY-SCO-03', 'AIY-MEET-01', 'AIY-MEET-03']
  ),
  chapter('end', 'The end of the match', 'Four masks or eighteen cards, then that round and one more.', ['END']),
  chapter('scoring', 'Scoring', 'Points come from characters, masks, the Council and the number of columns.', ['SCO']),
  chapter('ties', 'Ties', 'There is always one winner.', ['TIE']),
  chapter(
    'masks',
    'What masks score',
    'Each mask counts one thing in the whole area, Council included, and pays its highest step once.',
    ['MASK']
  ),
  chapter(
    'alternatives',
    'Other set-ups',
    'Extra cards for players who know the game, or for a shorter match. Agreed before the match begins.',
    ['ALT']
  )
]);

/** Families of the key of symbols. */
export const families = catalogue('aiye.families', {
  signs: 'On cards and boards',
  icons: 'Abilities',
  masks: 'Masks',
  people: 'Characters'
});

export const iconPages: readonly Page[] = catalogue('aiye.icons', [
  about('sign-sun', 'Sun seed', 'A seed in a pit. It is sown, and it pays prices that ask for suns.', ['AIY-VIL-06']),
  about('sign-moon', 'Moon seed', 'A seed in a pit. It is sown, and it pays prices that ask for moons.', [
    'AIY-VIL-06'
  ]),
  about('sign-either', 'Price of either colour', 'Two halves beside a number: that many seeds, of either colour.', [
    'AIY-VIL-06'
  ]),
  about(
    'sign-symbol',
    'Symbol of a card',
    'A sun or a moon in the corner of a card. Masks count them; they pay nothing.',
    ['AIY-SCO-07']
  ),
  about(
    'sign-points',
    'Points of a card',
    'The number on the dark flag: what the card is worth at the end. The red corner of a mask: by how much your whole score would change if you summoned it now.',
    ['AIY-SCO-01']
  ),
  about('sign-landing', 'Last seed', 'Above a column: the last seed falls here, so this is the column you will use.', [
    'AIY-SOW-08'
  ]),
  about(
    'sign-token',
    'First and second column',
    'After an extra sowing two columns are used: the one marked I, and then the one marked II.',
    ['AIY-XS-02', 'AIY-XS-04']
  ),
  about(
    'sign-lock',
    'Blocked',
    'The top card lies face down: sowing passes over the column until its owner recovers; its own seeds may be sown.',
    ['AIY-CON-08', 'AIY-SOW-05']
  ),
  about(
    'sign-crack',
    'Next conflict',
    'A conflict would block this column of its owner, or one of those that carry the sign.',
    ['AIY-CON-01']
  ),
  chapter('icon-gainSeed', 'Seed icons', 'A sun, a moon, or both halves: a seed of that colour, or of either colour.', [
    'SEED'
  ]),
  chapter('icon-convert', 'Convert', 'One seed of the colour at the top becomes two of the other.', ['CONV']),
  chapter('icon-promote', 'Promote', 'A card rises to the Council and you get two seeds for it.', ['PROM']),
  chapter('icon-extraSowing', 'Extra Sowing', 'A second sowing in the same turn, and so a second column to use.', [
    'XS'
  ]),
  chapter('icon-councilMeeting', 'Council Meeting', 'The icons of the Council in place of those of the column.', [
    'MEET'
  ]),
  chapter('icon-conflict', 'Conflict', 'One column of each opponent gets no seeds for a while.', ['CON']),
  chapter('icon-shield', 'Shield', 'It keeps a column from being blocked.', ['SHD'], ['AIY-ACT-07']),
  chapter('icon-moveSeeds', 'Move Seeds', 'All seeds of one pit go to another.', ['MSEED']),
  chapter('icon-moveCard', 'Move a Card', 'The only way to a new column.', ['MCARD']),
  chapter('icon-extraSummon', 'Extra Summon', 'One more card from the Village in this turn.', ['XSUM'])
]);

/** What is said of a card. */
export const pageWords = catalogue('aiye.pages', {
  free: 'A starting card; it costs nothing.',
  costs: {
    masks: (cost: string) => `A mask that costs ${cost}.`,
    characters: (cost: string) => `A character that costs ${cost}.`
  },
  scores: (what: string) => `It scores ${what}.`,
  worth: (points: number) => `Worth ${plural(points, 'point')}.`,
  shows: (symbols: readonly string[]) => `It shows ${list(symbols)}.`,
  copies: (n: number) => (n === 1 ? 'There is one copy of it.' : `There are ${n} copies of it.`),
  icon: (name: string, text: string) => `${name}: ${text}`
});
