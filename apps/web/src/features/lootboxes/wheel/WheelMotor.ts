import { between } from './grip'
import {
  borderOf,
  isBorder,
  type Landing,
  type Layout,
  landingAt,
  landingTo,
  lightPace,
  middleOf,
  type Pace,
  type Place,
  pegsPassed,
  readyMs,
  runningAt,
  type Start,
  sectorAt,
  stopAngleOn,
  wheelPace,
} from './motion'
import { bentBy, isStill, type Pointer, restingPointer } from './pointer'

/** The view that the motor drives. */
export interface WheelFace {
  turn(angle: number, bend: number): void
  /** Reduced motion: the light over a static wheel; undefined switches it off. */
  light(angle: number | undefined, layout: Layout): void
  /** A peg has passed; `force` is 0 to 1. */
  tick(force: number): void
}

/** The browser's frames; tests use a fake. */
export interface Frames {
  request(run: (now: number) => void): number
  cancel(frame: number): void
  now(): number
}

/** The target to stop at, and the callback for when it has stopped. */
interface Slow {
  readonly target: number
  readonly onStop: () => void
}

type Doing =
  | { readonly kind: 'rest' | 'held' }
  | { readonly kind: 'settle'; readonly landing: Landing; readonly at: number }
  | { readonly kind: 'run'; readonly start: Start; readonly pace: Pace; readonly at: number; readonly slow?: Slow }
  | { readonly kind: 'slow'; readonly landing: Landing; readonly pace: Pace; readonly at: number; readonly slow: Slow }

/** The time in which a wheel that was moved but not flung settles in the middle of a sector. */
const settleMs = 420

/** Turns the wheel, frame by frame. Each frame is computed from the time, so that a dropped frame changes nothing. */
export class WheelMotor {
  private doing: Doing = { kind: 'rest' }
  private place: Place = { angle: 0, speed: 0 }
  private pointer: Pointer = restingPointer
  private frame: number | undefined
  private last = 0
  private readonly face: WheelFace
  private readonly frames: Frames
  /** Reduced motion; a running spin keeps the form it began in. */
  private readonly isCalm: () => boolean
  private layout: Layout

  constructor(face: WheelFace, layout: Layout, isCalm: () => boolean, frames: Frames) {
    this.face = face
    this.layout = layout
    this.isCalm = isCalm
    this.frames = frames
  }

  /** Changes the number of sectors. */
  fit(layout: Layout): void {
    this.layout = layout
  }

  /** Shows this sector at the pointer; with the id of a box, at the position where that box stopped. */
  show(sector: number, seed?: number): void {
    const { layout } = this
    if (this.doing.kind !== 'rest') return
    const isLit = seed !== undefined && this.isCalm()
    const angle = seed === undefined || isLit ? middleOf(sector, layout) : stopAngleOn(sector, layout, seed)
    this.place = { angle: isLit ? 0 : angle, speed: 0 }
    this.face.turn(this.place.angle, 0)
    this.face.light(isLit ? angle : undefined, layout)
  }

  get isTurning(): boolean {
    return this.doing.kind === 'run' || this.doing.kind === 'slow'
  }

  /** The player grabs the wheel; false while it turns on its own. */
  grab(): boolean {
    if (this.isTurning || this.isCalm()) return false
    this.doing = { kind: 'held' }
    this.begin()
    return true
  }

  drag(degrees: number): void {
    if (this.doing.kind === 'held') this.place = { angle: this.place.angle + degrees, speed: 0 }
  }

  /** Releases a wheel that was not flung: it settles in the middle of the sector at the pointer. */
  release(): void {
    if (this.doing.kind !== 'held') return
    const { angle } = this.place
    const way = between(angle, middleOf(sectorAt(angle, this.layout), this.layout))
    const landing = { from: angle, direction: way < 0 ? -1 : 1, degrees: Math.abs(way), durationMs: settleMs } as const
    this.doing = { kind: 'settle', landing, at: this.frames.now() }
  }

  /** Begins to turn before the prize is known; `fling` in degrees per millisecond, negative counter-clockwise. */
  spin(fling = 0): void {
    if (this.isTurning) return
    const isCalm = this.isCalm()
    const start: Start = isCalm
      ? // The light starts at the top and moves clockwise.
        { angle: 0, direction: -1, speed: 0 }
      : { angle: this.place.angle, direction: fling < 0 ? -1 : 1, speed: Math.abs(fling) }
    if (isCalm) this.face.turn(0, 0)
    this.doing = { kind: 'run', start, pace: isCalm ? lightPace : wheelPace, at: this.frames.now() }
    this.begin()
  }

  /** Slows down and stops on the prize of this box; resolves once it has stopped. */
  land(sector: number, seed: number): Promise<void> {
    const { layout } = this
    return this.slowTo((pace) => (pace === lightPace ? middleOf(sector, layout) : stopAngleOn(sector, layout, seed)))
  }

  /** Without a prize: slows down and stops between two sectors, or the light goes out. */
  async giveUp(): Promise<void> {
    await this.slowTo(() => borderOf(0, this.layout))
    this.face.light(undefined, this.layout)
  }

  /** The page unmounts. */
  stop(): void {
    if (this.frame !== undefined) this.frames.cancel(this.frame)
    this.frame = undefined
    this.doing = { kind: 'rest' }
  }

  private slowTo(targetOf: (pace: Pace) => number): Promise<void> {
    const { doing } = this
    if (doing.kind !== 'run') return Promise.resolve()
    return new Promise((onRest) => {
      this.doing = { ...doing, slow: { target: targetOf(doing.pace), onStop: onRest } }
    })
  }

  private begin(): void {
    if (this.frame !== undefined) return
    this.last = this.frames.now()
    this.frame = this.frames.request(this.step)
  }

  private readonly step = (now: number): void => {
    const { doing, place } = this
    if (doing.kind === 'run') this.run(doing, now)
    else if (doing.kind === 'slow' || doing.kind === 'settle') this.slow(doing, now)
    if ('pace' in doing && doing.pace === lightPace) this.drawLight(place)
    else this.draw(place, now)
    this.last = now
    const isOver = this.doing.kind === 'rest' && isStill(this.pointer)
    this.frame = isOver ? undefined : this.frames.request(this.step)
  }

  private run({ start, pace, at, slow }: Extract<Doing, { kind: 'run' }>, now: number): void {
    // A frame's timestamp may be slightly older than the press that requested the frame.
    const elapsed = Math.max(0, now - at)
    this.place = runningAt(start, elapsed, pace)
    if (!slow || elapsed < readyMs(start, pace)) return
    this.doing = {
      kind: 'slow',
      landing: landingTo(slow.target, this.place, start.direction, pace),
      pace,
      at: now,
      slow,
    }
  }

  private slow(doing: Extract<Doing, { kind: 'slow' | 'settle' }>, now: number): void {
    this.place = landingAt(doing.landing, now - doing.at)
    if (now - doing.at < doing.landing.durationMs) return
    this.doing = { kind: 'rest' }
    if (doing.kind === 'slow') doing.slow.onStop()
  }

  private draw(before: Place, now: number): void {
    const ms = Math.max(1, now - this.last)
    const way = this.place.angle - before.angle
    const speed = Math.abs(way) / ms
    this.pointer = bentBy(this.pointer, { angle: this.place.angle, speed }, way, this.layout, ms)
    this.face.turn(this.place.angle, this.pointer.bend)
    const [from, to] = [pegsPassed(before.angle, this.layout), pegsPassed(this.place.angle, this.layout)]
    if (from === to) return
    const isLoud = isBorder(Math.max(from, to), this.layout)
    this.face.tick((0.3 + 0.7 * Math.max(0, 1 - speed / wheelPace.cruise)) * (isLoud ? 1 : 0.6))
  }

  private drawLight(before: Place): void {
    this.face.light(this.place.angle, this.layout)
    if (sectorAt(before.angle, this.layout) === sectorAt(this.place.angle, this.layout)) return
    this.face.tick(0.3 + 0.7 * Math.max(0, 1 - this.place.speed / lightPace.cruise))
  }
}
