/** How long a button waits that comes where another one stood, in ms: as long as a finger takes that was meant for that one. */
const wait = 2000;

/** For a button that comes by itself where one was just being touched: it cannot be pressed at once. */
export function settling(button: HTMLButtonElement): () => void {
  button.disabled = true;
  const ready = setTimeout(() => (button.disabled = false), wait);
  return () => clearTimeout(ready);
}
