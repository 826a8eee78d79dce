/** What the words of a lesson call by name, and where that is on the table: a step that speaks of it needs it on the screen. */
type Thing = readonly [words: RegExp, where: (...groups: readonly string[]) => string];

const said = (name: string): string => `[aria-label*="${name}"]`;
const begins = (name: string): string => `[aria-label^="${name}"]`;
const numbers = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

const things: Readonly<Record<string, readonly Thing[]>> = {
  aiye: [
    [/\b[Cc]olumns? (\d)\b/g, (n) => `main ${begins(`Column ${n}:`)}`],
    [/\b(Sun Challenger|Sun Herald|Moon Exchanger|Guardian|Patron|Speaker|Drummer)\b/g, (name) => `main ${said(name)}`],
    [/\bJoy\b/g, () => `main ${said('Joy')}`],
    [/\bVillage\b(?= comes|: | card)/g, () => 'main .line .card'],
    [/\bCouncil\b/g, () => 'main [data-topic="council"]'],
    [/\bscores?\b/g, () => 'main .chip']
  ],
  atiwa: [
    [
      /\bspace ([IV]+)\b/g,
      (n) => `main .space${said(`(round ${numbers[numbers.indexOf(n)]},`)}, main .space${said(`(round ${n})`)}`
    ],
    [/\bFarmstead\b/g, () => `main .space${begins('Farmstead')}`],
    [/\bscore\b/g, () => 'main .chip'],
    [/\bthe bowl\b/g, () => 'main .chip, main .lip'],
    [/\bThis line\b/g, () => 'main .lip'],
    [/\bthe button below\b/g, () => 'main .dock .go']
  ],
  ayar: [
    [/\b[Rr]ow (\d)\b/g, (n) => `main .grid ${begins(`Row ${n}:`)}`],
    [/\bteal marker\b/g, () => `main .rack ${begins('Teal')}`],
    [/\bgold marker\b/g, () => `main .rack ${begins('Gold')}`],
    [/\bA banner\b/g, () => 'main .flag'],
    [/\bGrey’s path\b/g, () => 'main .journey li:nth-of-type(2) .flag'],
    [/\bsmall moon\b/g, () => 'main .journey .last'],
    [/\bgreen pot\b/g, () => `main ${said('green')}`],
    [/\bfirst textile\b/g, () => `main ${begins('Textile for 1 power')}`]
  ],
  aya: []
};

/** Selectors of all that these words name. What stands in quotation marks is the name of a control. */
export const named = (game: string, text: string): readonly string[] => [
  ...things[game]!.flatMap(([words, where]) => [...text.matchAll(words)].map((found) => where(...found.slice(1)))),
  ...[...text.matchAll(/“([^”]+)”/g)].map(([, name]) => `main button:has-text("${name}"), main [aria-label*="${name}"]`)
];
