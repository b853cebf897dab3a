/** What flies: a picture in a square, turned about its middle. */
export interface Ship {
  /** Side of its square, in sides of the rocket's. */
  readonly size: number
  /** The picture, drawn once for a side of so many CSS pixels. */
  draw(side: number): HTMLCanvasElement
  /** Where its flames begin, from the middle, and how large they are, in sides; none if something else drives it. */
  readonly nozzles: readonly { readonly x: number; readonly y: number; readonly size: number }[]
  /** How far the picture is turned where it flies this way, 0 being straight up; null on the ground. */
  turn(heading: number | null): number
}
