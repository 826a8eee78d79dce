/** How the table is shown now: in space, from above, or as a list. What draws it in space is fetched when it is wished for. */
import { toast } from '#ui/announce.svelte.ts';
import { words } from '../words/en.ts';
import { loadScene } from './scene/index.ts';
import { hasSpace, keepShape, keptShape, type Shape } from './shape.ts';

export class Shaping {
  #wished = $state<Shape>(keptShape());
  /** The table in space cannot be shown here: it is not even offered. */
  readonly flatOnly = !hasSpace();
  /** It was shown, or fetched, and went: whoever wishes for it again may see it again. */
  #lost = $state(false);
  #Scene = $state.raw<Awaited<ReturnType<typeof loadScene>>['default']>();

  /** Made while a component is. */
  constructor() {
    $effect(() => {
      if (this.now !== 'space' || this.#Scene) return;
      loadScene().then(({ default: Scene }) => (this.#Scene = Scene), this.fail);
    });
  }

  get now(): Shape {
    return this.#wished === 'space' && (this.flatOnly || this.#lost) ? 'flat' : this.#wished;
  }
  /** Undefined until it is fetched. */
  get Scene() {
    return this.#Scene;
  }

  show(next: Shape): void {
    this.#wished = next;
    this.#lost = next === 'space' && !hasSpace();
    if (this.#lost) toast(words.view.noSpace);
    keepShape(next);
  }
  fail = (): void => {
    this.#lost = true;
  };
}
