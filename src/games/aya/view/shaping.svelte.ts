/** How the table is shown now: in space, from above, or as a list. What draws it in space is fetched when it is wished for. */
import { loadScene } from './scene/index.ts';
import { hasSpace, keepShape, keptShape, type Shape } from './shape.ts';

export class Shaping {
  #wished = $state<Shape>(keptShape());
  #flatOnly = $state(!hasSpace());
  #Scene = $state.raw<Awaited<ReturnType<typeof loadScene>>['default']>();

  /** Made while a component is. */
  constructor() {
    $effect(() => {
      if (this.now !== 'space' || this.#Scene) return;
      loadScene().then(({ default: Scene }) => (this.#Scene = Scene), this.fail);
    });
  }

  get now(): Shape {
    return this.#wished === 'space' && this.#flatOnly ? 'flat' : this.#wished;
  }
  /** The table in space cannot be shown here. */
  get flatOnly(): boolean {
    return this.#flatOnly;
  }
  /** Undefined until it is fetched. */
  get Scene() {
    return this.#Scene;
  }

  show(next: Shape): void {
    this.#wished = next;
    keepShape(next);
  }
  fail = (): void => {
    this.#flatOnly = true;
  };
}
