/** A finger's path around the middle of the wheel. */
export interface Grip {
  /** The angle of the finger, and its time. */
  readonly trail: readonly { readonly angle: number; readonly at: number }[]
}

/** A fling has the speed of the last moments: a finger that has stopped does not fling. */
const flingMs = 110
/** At a lower speed the wheel is moved, not flung. */
const minFling = 0.18

/** The angle of a point seen from the middle, in degrees clockwise from the top. */
export const angleFrom = (middle: { readonly x: number; readonly y: number }, x: number, y: number): number =>
  (Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI

/** The shorter way from one angle to another. */
export const between = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180

export const gripAt = (angle: number, at: number): Grip => ({ trail: [{ angle, at }] })

/** The grip after the finger has moved, and by how many degrees it has turned the wheel. */
export function moved(grip: Grip, angle: number, at: number): { readonly grip: Grip; readonly by: number } {
  const last = grip.trail.at(-1)
  const by = last ? between(last.angle, angle) : 0
  const recent = grip.trail.filter((one) => at - one.at <= flingMs)
  return { grip: { trail: [...recent, { angle: (last?.angle ?? angle) + by, at }] }, by }
}

/** The speed at which the finger lets go, in degrees per millisecond; undefined without a fling. */
export function flingOf({ trail }: Grip, at: number): number | undefined {
  const recent = trail.filter((one) => at - one.at <= flingMs)
  const [first] = recent
  const last = recent.at(-1)
  if (!first || !last || last.at - first.at < 8) return undefined
  const speed = (last.angle - first.angle) / (last.at - first.at)
  return Math.abs(speed) >= minFling ? speed : undefined
}
