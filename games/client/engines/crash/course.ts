import type { Pen } from '../../scene/canvas.ts'
import { type FlightWindow, marksOf, placeOf, type Room } from './window.ts'

export interface Course {
  readonly view: FlightWindow
  readonly room: Room
  readonly seconds: number
  readonly heightAt: (seconds: number) => number
}

const POINTS = 40

/** The course flown so far: a line of fire with its glow below. */
export function paintCourse(pen: Pen, { view, room, seconds, heightAt }: Course, isLost: boolean): void {
  const points = Array.from({ length: POINTS + 1 }, (_, at) => {
    const then = (seconds * at) / POINTS
    return placeOf(view, room, { seconds: then, hundredths: heightAt(then) })
  })
  const last = points[POINTS] as { x: number; y: number }
  const ground = room.y + room.height
  const trace = () => {
    pen.beginPath()
    for (const { x, y } of points) pen.lineTo(x, y)
  }
  const warm = isLost ? 'rgba(255, 90, 106,' : 'rgba(255, 120, 60,'
  trace()
  pen.lineTo(last.x, ground)
  pen.lineTo(room.x, ground)
  pen.closePath()
  const fill = pen.createLinearGradient(0, last.y, 0, ground)
  fill.addColorStop(0, `${warm} .5)`)
  fill.addColorStop(1, `${warm} .02)`)
  pen.fillStyle = fill
  pen.fill()
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  trace()
  pen.strokeStyle = `${warm} .28)`
  pen.lineWidth = 14
  pen.stroke()
  const line = pen.createLinearGradient(room.x, ground, last.x, last.y)
  line.addColorStop(0, '#ff3d7f')
  line.addColorStop(0.7, isLost ? '#ff5a6a' : '#ff6a2b')
  line.addColorStop(1, '#ffe27a')
  pen.strokeStyle = line
  pen.lineWidth = 5
  pen.stroke()
}

/** The height at which a player left the flight. */
export interface CashOut {
  readonly hundredths: number
  readonly isOwn: boolean
}

/** Lights on the course where bets were cashed out; the player's own are larger and show their multiplier. */
export function paintCashOuts(
  pen: Pen,
  { view, room }: Course,
  leavings: readonly CashOut[],
  { secondsTo, times }: { secondsTo(hundredths: number): number; times(hundredths: number): string },
): void {
  pen.font = '700 12px "Inter Variable", system-ui, sans-serif'
  pen.textAlign = 'right'
  pen.textBaseline = 'bottom'
  for (const { hundredths, isOwn } of leavings) {
    const { x, y } = placeOf(view, room, { seconds: secondsTo(hundredths), hundredths })
    pen.beginPath()
    pen.arc(x, y, isOwn ? 7 : 4, 0, 7)
    pen.fillStyle = isOwn ? '#ffe27a' : '#2fe3a5'
    pen.fill()
    pen.lineWidth = isOwn ? 3 : 1.5
    pen.strokeStyle = 'rgba(8, 4, 28, .85)'
    pen.stroke()
    if (!isOwn) continue
    pen.lineWidth = 4
    pen.strokeText(times(hundredths), x - 9, y - 6)
    pen.fillText(times(hundredths), x - 9, y - 6)
  }
}

/** Direction of the nose, measured from straight up. */
export function headingOf({ view, room, seconds, heightAt }: Course): number {
  const at = (then: number) => placeOf(view, room, { seconds: then, hundredths: heightAt(then) })
  const [behind, ahead] = [at(Math.max(0, seconds - 0.05)), at(seconds + 0.05)]
  return Math.atan2(ahead.x - behind.x, behind.y - ahead.y)
}

/** Distance of a mark's text from the course's left end. */
const MARK = 36

export function paintMarks(pen: Pen, view: FlightWindow, room: Room, times: (hundredths: number) => string): void {
  pen.font = '600 12px "Inter Variable", system-ui, sans-serif'
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  for (const mark of marksOf(view)) {
    const { y } = placeOf(view, room, { seconds: 0, hundredths: mark })
    pen.fillStyle = 'rgba(220, 210, 255, .12)'
    pen.fillRect(room.x, y, room.width, 1)
    pen.fillStyle = 'rgba(226, 220, 255, .78)'
    pen.fillText(times(mark), room.x - MARK, y)
  }
}

/** The goal of the auto cash-out as a dashed line, while it is in the visible part. */
export function paintGoal(pen: Pen, view: FlightWindow, room: Room, goal: number): void {
  if (goal >= view.top) return
  const { y } = placeOf(view, room, { seconds: 0, hundredths: goal })
  pen.strokeStyle = 'rgba(47, 227, 165, .8)'
  pen.lineWidth = 1.5
  pen.setLineDash([7, 6])
  pen.beginPath()
  pen.moveTo(room.x, y)
  pen.lineTo(room.x + room.width, y)
  pen.stroke()
  pen.setLineDash([])
}

/** The flash of the end; `left` falls from 1 to 0. */
export function paintShock(pen: Pen, at: { x: number; y: number }, left: number, size: number): void {
  if (left <= 0) return
  const radius = size * (0.4 + (1 - left ** 3) * 1.9)
  const blast = pen.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius)
  blast.addColorStop(0, `rgba(255, 250, 226, ${left})`)
  blast.addColorStop(0.35, `rgba(255, 170, 70, ${left * 0.8})`)
  blast.addColorStop(0.75, `rgba(255, 70, 90, ${left * 0.35})`)
  blast.addColorStop(1, 'rgba(255, 60, 120, 0)')
  pen.fillStyle = blast
  pen.beginPath()
  pen.arc(at.x, at.y, radius, 0, 7)
  pen.fill()
}
