import { n1 } from '../seed.ts'

/** A ticket with a stub that is torn off, in units of its own box. */
export const ticketBox = { width: 320, height: 132, stub: 236 } as const

/** Small bites along an edge from one height to another, as paper torn from a roll. */
function bites(from: number, to: number, count: number): string {
  const step = (to - from) / (count * 2 + 1)
  let path = ''
  for (let i = 0; i < count; i++)
    path += `v${n1(step)}a${n1(Math.abs(step) / 2)} ${n1(Math.abs(step) / 2)} 0 0 0 0 ${n1(step)}`
  return `${path}v${n1(step)}`
}

/** Its outline: round corners, two notches where the stub begins, bites along both short edges. */
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

/** The fine waves that paper of value carries, each a little further on than the last. */
export function ticketWaves(count = 9): string {
  const { stub, height } = ticketBox
  let path = ''
  for (let i = 0; i < count; i++) {
    const y = (height * (i + 0.5)) / count
    path += `M10 ${n1(y)}`
    for (let x = 10; x < stub - 26; x += 24) {
      const rise = 7 * Math.sin(i * 0.9 + x / 60)
      path += `q12 ${n1(rise)} 24 0`
    }
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
