import { n1 } from '../seed.ts'

/** Radius of the drum, whose centre is 0, 0. */
export const drumRadius = 100

interface DrumTicket {
  readonly x: number
  readonly y: number
  /** In degrees. */
  readonly turn: number
  /** Index of its colour, from 0. */
  readonly tone: number
}

const goldenTurn = Math.PI * (3 - Math.sqrt(5))

/**
 * The tickets in the drum, spread by the golden angle: none hides another, and the drum looks full at every rotation.
 */
export function drumTickets(count: number, tones: number): readonly DrumTicket[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = 0.2 * drumRadius + 0.62 * drumRadius * Math.sqrt((index + 0.5) / count)
    const angle = index * goldenTurn
    return {
      x: radius * Math.cos(angle),
      y: radius * Math.sin(angle),
      turn: Math.round((index * 137.5 * 1.7) % 360),
      tone: index % tones,
    }
  })
}

/** Curved ribs from the hub to the ring. */
export function drumRibs(count: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const from = (2 * Math.PI * i) / count
    const to = from + 0.55
    const [hub, ring, bend] = [drumRadius * 0.16, drumRadius * 0.93, drumRadius * 0.6]
    path +=
      `M${n1(hub * Math.cos(from))} ${n1(hub * Math.sin(from))}` +
      `Q${n1(bend * Math.cos(from + 0.08))} ${n1(bend * Math.sin(from + 0.08))} ${n1(ring * Math.cos(to))} ${n1(ring * Math.sin(to))}`
  }
  return path
}

/** Rivets along the ring. */
export const drumRivets = (count: number): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    return { x: drumRadius * 0.965 * Math.cos(angle), y: drumRadius * 0.965 * Math.sin(angle) }
  })
