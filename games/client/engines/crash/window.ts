/** The visible part of the flight: it grows as the rocket climbs, so that the rocket stays in it. */
export interface FlightWindow {
  readonly seconds: number
  /** Height at the upper edge, in hundredths; the lower edge is the ground at 100. */
  readonly top: number
}

/** The rocket's position as a fraction of width and height once the window grows with it. */
const AHEAD = { across: 0.8, up: 0.76 }

export function windowAt(seconds: number, hundredths: number, doublesMs: number): FlightWindow {
  return {
    seconds: Math.max(doublesMs / 1000, seconds / AHEAD.across),
    top: 100 + Math.max(110, (hundredths - 100) / AHEAD.up),
  }
}

export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function placeOf({ seconds, top }: FlightWindow, room: Room, at: { seconds: number; hundredths: number }) {
  return {
    x: room.x + (at.seconds / seconds) * room.width,
    y: room.y + room.height * (1 - (at.hundredths - 100) / (top - 100)),
  }
}

const STEPS = [5, 10, 20, 50]

/** Heights to mark on the edge: three to six round ones. */
export function marksOf({ top }: FlightWindow): number[] {
  let step = 10
  for (let magnitude = 10; (top - 100) / step > 5; magnitude *= 10)
    step = STEPS.map((of) => of * magnitude * 0.1).find((of) => (top - 100) / of <= 5) ?? step
  const marks: number[] = []
  for (let at = Math.ceil(101 / step) * step; at < top; at += step) marks.push(at)
  return marks
}
