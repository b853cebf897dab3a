/** The flying object: a square picture, rotated around its middle. */
export interface Ship {
  /** Side of its square, relative to the rocket's. */
  readonly size: number
  /** Draws the picture once for a side of so many CSS pixels. */
  draw(side: number): HTMLCanvasElement
  /** Start of its flames, from the middle, and their size, relative to the side; empty if it has no flames. */
  readonly nozzles: readonly { readonly x: number; readonly y: number; readonly size: number }[]
  /** Rotation of the picture for this heading, 0 being straight up; null on the ground. */
  turn(heading: number | null): number
}
