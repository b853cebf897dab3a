import { itemAt } from '@apogee/rules/validation/required'
/**
 * The parts that move when a box opens. All of them move by `transform` and `opacity`, so that no frame needs a
 * repaint.
 */
export interface StageParts {
  readonly box: HTMLElement
  readonly lid: HTMLElement
  /** The light from the seams, and from the open box. */
  readonly light: HTMLElement
  readonly glow: HTMLElement
  readonly beams: HTMLElement
  readonly flash: HTMLElement
  readonly prize: HTMLElement
  readonly sparks: readonly HTMLElement[]
}

interface Shake {
  /** Degrees to either side. */
  readonly turn: number
  /** Strength of the light in the seams, 0 to 1. */
  readonly light: number
}

/** It shakes harder each time; the last shake is repeated until the response arrives. */
const shakes: readonly Shake[] = [
  { turn: 1.8, light: 0.4 },
  { turn: 3, light: 0.7 },
  { turn: 4.5, light: 1 },
]
const shakeMs = 520

const outward = 'cubic-bezier(.16,1,.3,1)'
const bounce = 'cubic-bezier(.2,1.5,.4,1)'

/** A pull lifts the lid by at most this much, in per cent of the box; from `enough` on, it opens. */
const pull = { most: 9, enough: 0.55 } as const

/** The directions of the sparks: a fan above the box, in per cent of its side. */
export const sparkPaths = Array.from({ length: 22 }, (_, index) => {
  const angle = ((-165 + (index * 150) / 21) * Math.PI) / 180
  const far = 62 + ((index * 37) % 50)
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far - 8, size: 5 + ((index * 5) % 7) }
})

/** The animation of an opening box. `isCalm`: only light and fades, for `prefers-reduced-motion`. */
export class BoxStage {
  readonly #parts: StageParts
  readonly #isCalm: boolean
  readonly #onShake: (force: number) => void
  #running: Animation[] = []
  #isGone = false

  constructor(parts: StageParts, { isCalm, onShake }: { isCalm: boolean; onShake: (force: number) => void }) {
    this.#parts = parts
    this.#isCalm = isCalm
    this.#onShake = onShake
  }

  /** Pulls the lid by 0 to 1; returns whether that is enough to open the box. */
  lift(part: number): boolean {
    const held = Math.min(1, Math.max(0, part))
    const { lid, light } = this.#parts
    if (!this.#isCalm) lid.style.transform = `translateY(${-held * pull.most}%) rotate(${-held * 2}deg)`
    light.style.opacity = String(held)
    return held >= pull.enough
  }

  /** The lid falls shut. */
  async drop(): Promise<void> {
    const { lid, light } = this.#parts
    const to = { transform: 'none' }
    await Promise.all([
      this.#play(lid, [{}, to], { duration: 180 }),
      this.#play(light, [{}, { opacity: 0 }], { duration: 180 }),
    ])
    lid.style.transform = ''
    light.style.opacity = ''
    this.#forget()
  }

  /** Shakes until the work is done, three times at least. Rejects if the work does. */
  async shakeDuring<T>(work: Promise<T>): Promise<T> {
    let isDone = false
    const ended = work.then(
      () => undefined,
      // The caller gets the error from `work` itself.
      () => undefined,
    )
    void ended.then(() => {
      isDone = true
    })
    for (let nth = 0; !this.#isGone && (nth < shakes.length || !isDone); nth += 1)
      await this.#shake(itemAt(shakes, Math.min(nth, shakes.length - 1)))
    return work
  }

  async #shake({ turn, light }: Shake): Promise<void> {
    const { box, lid, light: seams } = this.#parts
    this.#onShake(light)
    const shine = [{ opacity: light * 0.35 }, { opacity: light, offset: 0.4 }, { opacity: light * 0.35 }]
    const glowing = this.#play(seams, shine, { duration: shakeMs })
    if (this.#isCalm) return glowing
    const swings = [0, -1, 0.9, -0.75, 0.55, -0.3, 0]
    const hops = [0, -7, 0, -4, 0, -2, 0]
    await Promise.all([
      glowing,
      this.#play(
        box,
        swings.map((swing, at) => ({
          transform: `translateY(${(itemAt(hops, at) * turn) / 4.5}%) rotate(${swing * turn}deg)`,
        })),
        { duration: shakeMs, easing: 'ease-in-out' },
      ),
      this.#play(
        lid,
        hops.map((hop) => ({ transform: `translateY(${(hop * turn) / 6}%)` })),
        { duration: shakeMs, easing: 'ease-in-out' },
      ),
    ])
  }

  /** Opens the box, and lets the prize rise out of it. */
  async open(): Promise<void> {
    await (this.#isCalm ? this.#openCalmly() : this.#burst())
  }

  async #openCalmly(): Promise<void> {
    const { lid, light, glow, prize, beams } = this.#parts
    await this.#play(light, [{}, { opacity: 1 }], { duration: 700 })
    await Promise.all([
      this.#play(lid, [{ opacity: 1 }, { opacity: 0 }], { duration: 500 }),
      this.#play(light, [{ opacity: 1 }, { opacity: 0 }], { duration: 500 }),
      this.#play(glow, [{ opacity: 0 }, { opacity: 1 }], { duration: 500 }),
      this.#play(beams, [{ opacity: 0 }, { opacity: 0.7 }], { duration: 500 }),
    ])
    const at = 'translateY(-84%)'
    await this.#play(
      prize,
      [
        { opacity: 0, transform: at },
        { opacity: 1, transform: at },
      ],
      { duration: 600 },
    )
  }

  async #burst(): Promise<void> {
    const { box, light, sparks } = this.#parts
    await Promise.all([
      this.#play(box, [{}, { transform: 'scale(1.05,.9)' }], { duration: 260, easing: 'ease-in' }),
      this.#play(light, [{}, { opacity: 1 }], { duration: 260 }),
    ])
    this.#onShake(1)
    await Promise.all([...this.#leap(), ...sparks.map((spark, nth) => this.#fly(spark, nth))])
  }

  #leap(): Promise<void>[] {
    const { box, lid, light, glow, beams, flash, prize } = this.#parts
    return [
      this.#play(box, [{ transform: 'scale(1.05,.9)' }, { transform: 'scale(1)' }], { duration: 520, easing: bounce }),
      this.#play(
        lid,
        [
          { transform: 'translate(0,0)', opacity: 1 },
          { transform: 'translate(14%,-46%) rotate(17deg)', opacity: 1, offset: 0.55 },
          { transform: 'translate(24%,-52%) rotate(24deg)', opacity: 0 },
        ],
        { duration: 1100, easing: outward },
      ),
      this.#play(light, [{ opacity: 1 }, { opacity: 0 }], { duration: 200 }),
      this.#play(glow, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 }),
      this.#play(
        flash,
        [
          { opacity: 0.95, transform: 'scale(.2)' },
          { opacity: 0, transform: 'scale(1.9)' },
        ],
        { duration: 620, easing: outward },
      ),
      this.#play(
        beams,
        [
          { opacity: 0, transform: 'scale(.5)' },
          { opacity: 1, transform: 'scale(1)' },
        ],
        { duration: 700, easing: outward },
      ),
      this.#play(
        prize,
        [
          { opacity: 0, transform: 'translateY(30%) scale(.3)' },
          { opacity: 1, transform: 'translateY(-30%) scale(.8)', offset: 0.3 },
          { opacity: 1, transform: 'translateY(-84%) scale(1)' },
        ],
        { duration: 1000, delay: 90, easing: outward },
      ),
    ]
  }

  #fly(spark: HTMLElement, nth: number): Promise<void> {
    const { x, y } = itemAt(sparkPaths, nth)
    // In per cent of the stage: a spark's own size is tiny.
    const side = this.#parts.box.clientWidth / 100
    const far = `translate(${x * side}px,${y * side}px) scale(.2) rotate(200deg)`
    const frames = [
      { opacity: 1, transform: 'translate(0,0) scale(1)' },
      { opacity: 1, offset: 0.6 },
      { opacity: 0, transform: far },
    ]
    return this.#play(spark, frames, { duration: 900 + (nth % 5) * 90, easing: 'cubic-bezier(.1,.8,.3,1)' })
  }

  /** Cancels all animations; calls that wait for one continue. */
  stop(): void {
    this.#isGone = true
    this.#forget()
  }

  #forget(): void {
    for (const animation of this.#running.splice(0)) animation.cancel()
  }

  async #play(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, { easing: 'ease-out', ...timing, fill: 'forwards' })
    this.#running.push(animation)
    // The wait resolves even if the animation was cancelled.
    await animation.finished.catch(() => undefined)
  }
}
