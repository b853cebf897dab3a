import { wait } from './frames.ts'

/** The pauses of one showing; the player may cut all that are left of it. */
export interface Pace {
  /** Waits, or not at all once it was cut. */
  pause(ms: number): Promise<void>
  cut(): void
  isCut(): boolean
}

export function createPace(): Pace {
  let isCut = false
  let cut = () => {}
  const wasCut = new Promise<void>((resolve) => {
    cut = () => {
      isCut = true
      resolve()
    }
  })
  return {
    pause: (ms) => (isCut || ms <= 0 ? Promise.resolve() : Promise.race([wait(ms), wasCut])),
    cut: () => cut(),
    isCut: () => isCut,
  }
}
