import { wait } from './frames.ts'

/** The pauses of one animation; the player can skip all remaining ones. */
export interface Pace {
  /** Waits, or returns immediately after a skip. */
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
