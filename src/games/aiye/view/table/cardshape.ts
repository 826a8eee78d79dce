/** What of a card of the Village is shown in the room there is for it (village.css). */

/** In pixels; `large`: letters are larger than usual, and so is what is printed. */
export type CardRoom = { readonly width: number; readonly height: number; readonly large: boolean };

/** The classes of a row of such cards. */
export const cardShape = ({ width, height, large }: CardRoom) => ({
  /** No picture: price, points and icons, each half of it where it is `flat`. */
  low: height < 68,
  flat: height < 44,
  /** The name in place of the picture. */
  lined: height >= 48 && height < 68,
  /** Picture and name; where it is `snug` both are small, and with it the word of what is missing. */
  named: height >= 68,
  snug: height < 98,
  /** The word of what is missing would reach into the price. */
  tight: height < 88,
  /** Two lines of a name would reach into the price. */
  single: height < 57 || (large && height < 80 && (height >= 68 || width < 76)),
  /** What it does in words as well. */
  broad: height >= 118 && width >= 140
});

/** Too small for names that can be read: shown larger first. With letters as usual the room of a decision has its names. */
export const tooSmall = ({ height, large }: CardRoom): boolean => large && height < 80;
