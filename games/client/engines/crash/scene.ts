import { createSurface, glowOf, type Pen, stampOf } from '../../scene/canvas.ts'
import type { Box } from '../../scene/layout.ts'
import {
  type CashOut,
  type Course,
  headingOf,
  paintCashOuts,
  paintCourse,
  paintGoal,
  paintMarks,
  paintShock,
} from './course.ts'
import { paintFlame, ROCKET } from './rocket.ts'
import type { Ship } from './ship.ts'
import { createSky } from './sky.ts'
import { createSparks } from './sparks.ts'
import { placeOf, type Room, windowAt } from './window.ts'

type Phase = 'ready' | 'flying' | 'left' | 'lost'

export interface CrashScene {
  /** The sky, the ground and, in front of them, everything that changes from frame to frame. */
  readonly canvases: readonly HTMLCanvasElement[]
  /** `within`: the part in which the rocket flies, where the sky is larger. */
  resize(width: number, height: number, hue: number, within?: Box): void
  /** Switches to another ship. */
  board(ship: Ship): void
  goal(hundredths: number | null): void
  /** Where other players, and the player's own bets, left a shared flight. */
  leavings(all: readonly CashOut[]): void
  ready(): void
  /** Starts the flight at a moment of `performance.now()`, which may lie in the past. */
  fly(beganAt: number): void
  /** The player has cashed out at so many hundredths; the rocket continues out of sight to its peak. */
  left(hundredths: number, peak: number): void
  lost(peak: number): void
  /** The multiplier on display. */
  hundredths(): number
}

interface SceneParts {
  readonly isStill: () => boolean
  readonly doublesMs: number
  readonly highest: number
  readonly engineTexts: {
    times(hundredths: number): string
    ready(): string
    lost(): string
    flewOn(peak: number): string
  }
}

const END_MS = 1600
const COLOURS: Readonly<Record<Phase, string>> = { ready: '#fff', flying: '#fff', left: '#ffe27a', lost: '#ff7d89' }

/** The animation of a flight. It learns the outcome only from `left` and `lost`. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createScene({ isStill, doublesMs, highest, engineTexts }: SceneParts): CrashScene {
  const sky = createSky()
  const sparks = createSparks()
  const surface = createSurface(paint)
  let phase: Phase = 'ready'
  let goal: number | null = null
  let leavings: readonly CashOut[] = []
  let beganAt = 0
  let endedAt = 0
  let painted = 0
  let shown = 100
  let peak = 100
  let flight: Box = { x: 0, y: 0, width: 1, height: 1 }
  let rocket = 46
  let ship = ROCKET
  let picture = stampOf(1, 1, () => {})
  let halo = picture
  const heightAt = (seconds: number) => Math.min(highest, 100 * 2 ** ((seconds * 1000) / doublesMs))
  const secondsTo = (hundredths: number) => (Math.log2(Math.max(100, hundredths) / 100) * doublesMs) / 1000

  /** Seconds flown, up to the last moment on display. */
  function secondsNow(now: number): number {
    if (phase === 'ready') return 0
    return phase === 'flying' ? Math.max(0, now - beganAt) / 1000 : secondsTo(shown)
  }

  function courseAt(seconds: number): Course {
    const view = windowAt(seconds, heightAt(seconds), doublesMs)
    return { view, room: roomOf(flight, rocket * (ship.size - 1)), seconds, heightAt }
  }

  function paint(pen: Pen): void {
    const now = performance.now()
    const step = Math.min(0.05, Math.max(0, (now - painted) / 1000))
    painted = now
    const seconds = secondsNow(now)
    if (phase === 'flying') shown = Math.floor(heightAt(seconds))
    const awaySeconds = phase === 'left' && !isStill() ? (now - endedAt) / 1000 : 0
    const course = courseAt(seconds)
    sky.paint(pen, isStill() ? 0 : seconds + awaySeconds)
    paintMarks(pen, course.view, course.room, engineTexts.times)
    if (goal !== null && phase !== 'lost') paintGoal(pen, course.view, course.room, goal)
    const at = placeOf(course.view, course.room, { seconds, hundredths: heightAt(seconds) })
    if (phase !== 'ready') {
      paintCourse(pen, course, phase === 'lost')
      paintCashOuts(pen, course, leavings, { secondsTo, times: engineTexts.times })
    }
    if (phase === 'lost') paintShock(pen, at, isStill() ? 0 : 1 - (now - endedAt) / 700, rocket)
    else paintShip(pen, at, phase === 'ready' ? null : headingOf(course), awaySeconds, now)
    sparks.paint(pen, step)
    paintFigure(pen, (now - endedAt) / 1000)
  }

  /** `heading`: null on the ground. */
  function paintShip(
    pen: Pen,
    from: { x: number; y: number },
    heading: number | null,
    awaySeconds: number,
    now: number,
  ): void {
    const side = rocket * ship.size
    const away = awaySeconds * awaySeconds * 900
    const [right, down] = heading === null ? [0, 0] : [Math.sin(heading), -Math.cos(heading)]
    // A larger ship is drawn next to the height marks so as not to cover them; on the ground it is drawn higher.
    const [x, y] = [
      Math.max(from.x, roomOf(flight, 0).x + (side - rocket) * 0.9) + right * away,
      from.y + down * away - (heading === null ? side * 0.3 : 0),
    ]
    const glow = rocket * 1.3
    if (heading !== null) pen.drawImage(halo, x - glow, y - glow, glow * 2, glow * 2)
    pen.save()
    pen.translate(x, y)
    pen.rotate(ship.turn(heading))
    if (heading !== null)
      for (const nozzle of ship.nozzles) {
        pen.save()
        pen.translate(nozzle.x * side, nozzle.y * side)
        paintFlame(pen, side * nozzle.size, isStill() ? 0 : now)
        pen.restore()
      }
    pen.drawImage(picture, -side / 2, -side / 2, side, side)
    pen.restore()
    if (phase !== 'flying' || heading === null || isStill()) return
    sparks.trail(x - right * side * 0.42, y - down * side * 0.42, heading + Math.PI / 2, rocket / 90)
  }

  function paintFigure(pen: Pen, sinceEnd: number): void {
    const isEnd = phase === 'left' || phase === 'lost'
    const pop = isEnd && !isStill() ? 1 + 0.16 * Math.max(0, 1 - sinceEnd * 4) : 1
    const height = Math.min(flight.width * 0.15, flight.height * 0.2, 92) * pop
    const [x, y] = [flight.x + flight.width * 0.44, flight.y + flight.height * 0.36]
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.shadowColor = 'rgba(4, 0, 20, .65)'
    pen.shadowBlur = 18
    pen.font = `850 ${height}px "Inter Variable", system-ui, sans-serif`
    pen.fillStyle = COLOURS[phase]
    pen.fillText(engineTexts.times(shown), x, y)
    pen.font = `650 ${Math.max(14, height * 0.24)}px "Inter Variable", system-ui, sans-serif`
    pen.fillStyle = '#efe9ff'
    pen.fillText(noteNow(), x, y + height * 0.78, flight.width * 0.82)
    pen.shadowBlur = 0
  }

  function noteNow(): string {
    if (phase === 'ready') return engineTexts.ready()
    if (phase === 'lost') return engineTexts.lost()
    return phase === 'left' && peak > shown ? engineTexts.flewOn(peak) : ''
  }

  /** Continues drawing until the animation of the end has finished. */
  function end(next: 'left' | 'lost'): void {
    phase = next
    endedAt = performance.now()
    void surface.frames.run((elapsed) => phase === next && elapsed < END_MS)
  }

  return {
    canvases: [...sky.canvases, surface.canvas],
    hundredths: () => shown,
    resize: (width, height, hue, within = { x: 0, y: 0, width, height }) => {
      flight = within
      rocket = Math.max(46, Math.min(within.width * 0.15, within.height * 0.24, 110))
      picture = ship.draw(rocket * ship.size)
      halo = glowOf(120, 'rgba(255, 150, 80, .5)')
      sky.resize(width, height, hue, within)
      surface.resize(width, within.y + within.height)
    },
    board: (next) => {
      ship = next
      picture = ship.draw(rocket * ship.size)
      surface.frames.touch()
    },
    goal: (hundredths) => {
      goal = hundredths
      surface.frames.touch()
    },
    leavings: (all) => {
      leavings = all
      surface.frames.touch()
    },
    ready: () => {
      phase = 'ready'
      shown = 100
      sparks.clear()
      surface.frames.touch()
    },
    fly: (moment) => {
      phase = 'flying'
      beganAt = moment
      painted = performance.now()
      sparks.clear()
      void surface.frames.run(() => phase === 'flying')
    },
    left: (hundredths, flownTo) => {
      shown = hundredths
      peak = flownTo
      end('left')
    },
    lost: (flownTo) => {
      shown = Math.max(100, flownTo)
      const { view, room, seconds } = courseAt(secondsTo(shown))
      const at = placeOf(view, room, { seconds, hundredths: shown })
      if (!isStill()) sparks.burst(at.x, at.y, Math.max(0.6, flight.width / 800))
      end('lost')
    },
  }
}

/**
 * The area of the course, with space for the marks on the left and for the rocket on the right. `more`: extra size of
 * the ship.
 */
function roomOf({ x, y, width, height }: Box, more: number): Room {
  const edge = Math.max(44, width * 0.08)
  const top = height * 0.12 + more * 0.4
  return { x: x + edge, y: y + top, width: width - edge - 16 - more * 0.4, height: height * 0.88 - top }
}
