/** Day and dusk: the colours of table and sky, and of the light on them. */
export type Theme = 'light' | 'dark';

export type Colours = {
  readonly sky: string;
  readonly drift: string;
  readonly boards: readonly [string, string, string];
  readonly gap: string;
  readonly cloud: string;
  readonly cloudShade: string;
  readonly rim: string;
  readonly above: string;
  readonly below: string;
  readonly ambient: number;
  readonly sun: string;
  readonly sunlight: number;
  readonly fill: string;
  readonly filling: number;
  readonly hasStars: boolean;
};
export const colours: Readonly<Record<Theme, Colours>> = {
  light: {
    sky: '#b3d3e4',
    drift: '#c6dfec',
    boards: ['#e3f0f0', '#d9ebee', '#eaf4f2'],
    gap: '#aecad6',
    cloud: '#fbfcf8',
    cloudShade: '#bfd7e0',
    rim: '#dca768',
    above: '#edf4ff',
    below: '#ead2b2',
    ambient: 1.5,
    sun: '#fff6e6',
    sunlight: 1.72,
    fill: '#fff4e6',
    filling: 0.72,
    hasStars: false
  },
  dark: {
    sky: '#111b29',
    drift: '#18263a',
    boards: ['#22344a', '#1e2f44', '#26394f'],
    gap: '#101a26',
    cloud: '#33496a',
    cloudShade: '#172536',
    rim: '#80563a',
    above: '#a9c0ec',
    below: '#51404a',
    ambient: 1.25,
    sun: '#ffdcae',
    sunlight: 1.8,
    fill: '#f4e2c6',
    filling: 1.9,
    hasStars: true
  }
};

/** Marks on the table: soft shade under pieces, rings about what is meant. */
export const marks: Readonly<
  Record<Theme, { readonly shade: string; readonly shading: number; readonly ring: string }>
> = {
  light: { shade: '#20384a', shading: 0.42, ring: '#f2a52b' },
  dark: { shade: '#060b14', shading: 0.6, ring: '#ffc857' }
};
