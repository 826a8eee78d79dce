/** One soft sun with shadows, the sky, and a little light from where one looks, which gives dark sides their form. */
import { DirectionalLight, Group, HemisphereLight, Vector3 } from 'three';
import type { Theme } from './themes.ts';
import { colours } from './themes.ts';
import type { Extent, View } from './view.ts';

/**
 * From where the sun shines (the upper left, behind the table), and from where sides that are turned to the eye get their
 * light: low, so that it hardly reaches the boards.
 */
export const sides = {
  sun: new Vector3(-0.62, 1, -0.5).normalize(),
  facing: new Vector3(0.2, 0.22, 1).normalize()
};
/** How far away the sun stands. */
const away = 120;
/** The smallest half side of what throws shadows, how it grows, and the height of all that does, in centimetres. */
const shadow = { least: 14, growth: 1.3, height: 12 };

export class Light {
  readonly group = new Group();
  readonly #table: Extent;
  readonly #sun = new DirectionalLight();
  readonly #sky = new HemisphereLight();
  readonly #fill = new DirectionalLight();
  #lit = '';

  constructor(table: Extent) {
    this.#table = table;
    this.#sun.castShadow = true;
    this.#sun.shadow.bias = -0.0006;
    this.#sun.shadow.normalBias = 0.03;
    this.#sun.shadow.radius = 2.2;
    this.#fill.position.copy(sides.facing);
    this.group.add(this.#sun, this.#sun.target, this.#sky, this.#fill);
  }

  paint(theme: Theme): void {
    const { above, below, ambient, sun, sunlight, fill, filling } = colours[theme];
    this.#sky.color.set(above);
    this.#sky.groundColor.set(below);
    this.#sky.intensity = ambient;
    this.#sun.color.set(sun);
    this.#sun.intensity = sunlight;
    this.#fill.color.set(fill);
    this.#fill.intensity = filling;
  }

  /** The side of the map of shadows, in pixels. */
  sharpen(side: number): void {
    const { mapSize } = this.#sun.shadow;
    if (mapSize.x === side) return;
    mapSize.set(side, side);
    this.#sun.shadow.dispose();
    this.#sun.shadow.map = null;
    this.#lit = '';
  }

  /**
   * Lets shadows be sharp where one looks: the sun sees what the view does. It moves and grows in whole steps, so that
   * shadows need not be cast anew for every small move; answers whether they do now.
   */
  follow(view: View, seen: number): boolean {
    const most = Math.hypot(this.#table.x, this.#table.z) + 6;
    const steps = Math.ceil(Math.log(Math.max(1, seen / shadow.least)) / Math.log(shadow.growth));
    const reach = Math.min(most, shadow.least * shadow.growth ** steps);
    const step = reach / 6;
    const whole = (value: number): number => (reach === most ? 0 : Math.round(value / step) * step);
    const [x, z] = [whole(view.x), whole(view.z)];
    const lit = `${x} ${z} ${reach}`;
    if (lit === this.#lit) return false;
    this.#lit = lit;
    this.#sun.target.position.set(x, 0, z);
    this.#sun.position.set(x, 0, z).addScaledVector(sides.sun, away);
    const { camera } = this.#sun.shadow;
    const side = reach + (reach === most ? 0 : step / 2);
    const depth = side + shadow.height;
    Object.assign(camera, {
      left: -side,
      right: side,
      top: side,
      bottom: -side,
      near: away - depth,
      far: away + depth
    });
    camera.updateProjectionMatrix();
    return true;
  }
}
