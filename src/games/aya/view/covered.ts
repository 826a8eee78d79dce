/** How much of each side of a picture lies under something: what it is told as its padding. */
export type Covered = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export function coveredOf(host: HTMLElement): Covered {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(host);
  return {
    top: parseFloat(paddingTop),
    right: parseFloat(paddingRight),
    bottom: parseFloat(paddingBottom),
    left: parseFloat(paddingLeft)
  };
}
