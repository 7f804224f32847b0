/** The glass over the chart: which part of it is seen, and how large. Lengths are pixels, places on
 * the chart are numbers from 0 to 1. */
export interface Spot {
  x: number;
  y: number;
}

const [FLATTEST, TALLEST] = [1.3, 1.9]; // how far the chart is stretched to fill its frame: 1.54 is as drawn
const LARGEST = 1900; // the width of the chart when nothing is seen any nearer
const [READABLE, SMALL] = [820, 640]; // and when it is near enough to read everything; narrower, one comes nearer
const STEP = 1.3;
const NEXT_TO = 54; // what stands around a place

const between = (low: number, n: number, high: number) => Math.min(Math.max(low, n), high);

export class Glass {
  frame = $state.raw({ width: 0, height: 0 });
  zoom = $state(1);
  middle = $state.raw<Spot>({ x: 0.5, y: 0.5 });
  /** Kept free below: what lies over the chart there. */
  below = $state(0);

  /** The chart as a whole in its frame. */
  whole = $derived.by(() => {
    const { width, height } = { width: this.frame.width, height: this.frame.height - this.below };
    if (width <= 0 || height <= 0) return { width: 1000, height: 650 };
    const shape = between(FLATTEST, width / height, TALLEST);
    const wide = Math.min(width, height * shape);
    return { width: wide, height: wide / shape };
  });
  nearest = $derived(Math.max(1.5, LARGEST / this.whole.width));
  size = $derived({ width: this.whole.width * this.zoom, height: this.whole.height * this.zoom });
  left = $derived(this.#edge(this.frame.width, this.size.width, this.middle.x));
  top = $derived(this.#edge(this.frame.height - this.below, this.size.height, this.middle.y));
  isWhole = $derived(this.zoom < 1.01);

  #edge(room: number, size: number, middle: number): number {
    return size <= room ? (room - size) / 2 : between(room - size, room / 2 - middle * size, 0);
  }

  /** The middle that is really seen: at the edges of the chart it is another than was wanted. */
  #settle(): void {
    const seen = (room: number, size: number, edge: number) => (size <= room ? 0.5 : (room / 2 - edge) / size);
    this.middle = { x: seen(this.frame.width, this.size.width, this.left), y: seen(this.frame.height - this.below, this.size.height, this.top) };
  }

  /** Nearer or farther; what lies under this point of the frame stays there. */
  by(factor: number, point: Spot = { x: this.frame.width / 2, y: (this.frame.height - this.below) / 2 }): void {
    this.#settle();
    const under = { x: (point.x - this.left) / this.size.width, y: (point.y - this.top) / this.size.height };
    this.zoom = between(1, this.zoom * factor, this.nearest);
    const at = (room: number, size: number, place: number, here: number) => place + (room / 2 - here) / size;
    this.middle = {
      x: at(this.frame.width, this.size.width, under.x, point.x),
      y: at(this.frame.height - this.below, this.size.height, under.y, point.y),
    };
    this.#settle();
  }

  nearer = () => this.by(STEP);
  farther = () => this.by(1 / STEP);

  pan(dx: number, dy: number): void {
    this.middle = { x: this.middle.x - dx / this.size.width, y: this.middle.y - dy / this.size.height };
    this.#settle();
  }

  /** The whole chart. */
  all = (): void => {
    this.zoom = 1;
    this.middle = { x: 0.5, y: 0.5 };
  };

  /** As near as all these places can be seen, and no nearer than one needs to read. */
  show(spots: readonly Spot[]): void {
    if (!spots.length) return this.all();
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = { width: this.frame.width - 2 * NEXT_TO, height: this.frame.height - this.below - 2 * NEXT_TO };
    const fits = Math.min(room.width / ((east - west) * this.whole.width || 1), room.height / ((south - north) * this.whole.height || 1));
    this.zoom = this.whole.width < SMALL ? between(1, fits, READABLE / this.whole.width) : 1;
    this.middle = { x: (west + east) / 2, y: (north + south) / 2 };
    this.#settle();
  }
}
