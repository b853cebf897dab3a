import { n1 } from '../seed.ts'

/** A ticket with a tear-off stub, in units of its box. */
export const ticketBox = { width: 320, height: 132, stub: 236 } as const

/** Small bites along an edge from one height to another, like paper torn from a roll. */
function bites(from: number, to: number, count: number): string {
  const step = (to - from) / (count * 2 + 1)
  let path = ''
  for (let i = 0; i < count; i++)
    path += `v${n1(step)}a${n1(Math.abs(step) / 2)} ${n1(Math.abs(step) / 2)} 0 0 0 0 ${n1(step)}`
  return `${path}v${n1(step)}`
}

/** The ticket's outline: round corners, two notches at the stub, bites along both short edges. */
export function ticketOutline(): string {
  const { width, height, stub } = ticketBox
  const [round, notch] = [12, 9]
  return (
    `M${round} 0H${stub - notch}a${notch} ${notch} 0 0 0 ${notch * 2} 0H${width - round}a${round} ${round} 0 0 1 ${round} ${round}` +
    bites(round, height - round, 6) +
    `a${round} ${round} 0 0 1 ${-round} ${round}H${stub + notch}a${notch} ${notch} 0 0 0 ${-notch * 2} 0H${round}a${round} ${round} 0 0 1 ${-round} ${-round}` +
    bites(height - round, round, 6) +
    `a${round} ${round} 0 0 1 ${round} ${-round}Z`
  )
}

/** The fine waves of security paper: two families that cross each other. */
export function ticketWaves(count = 7): string {
  const { stub, height } = ticketBox
  let path = ''
  for (let i = 0; i < count * 2; i++) {
    const isFirst = i < count
    const middle = (height * ((i % count) + 0.5)) / count
    const turn = (x: number) => (isFirst ? x / 21 : -x / 27) + i * 0.75
    for (let x = 16; x <= stub - 14; x += 6)
      path += `${x === 16 ? 'M' : 'L'}${x} ${n1(middle + 11 * Math.sin(turn(x)))}`
  }
  return path
}

/** A star of `points` rays about the middle of a box. */
export function starPath(x: number, y: number, outer: number, inner: number, points: number): string {
  let path = ''
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 ? inner : outer
    const turn = (Math.PI * i) / points - Math.PI / 2
    path += `${i ? 'L' : 'M'}${n1(x + radius * Math.cos(turn))} ${n1(y + radius * Math.sin(turn))}`
  }
  return `${path}Z`
}
