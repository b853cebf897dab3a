/** Draws only during animations: an idle game uses no battery. */
export interface Frames {
  /** Runs a move on every frame until it returns false; then the promise resolves. */
  run(move: (elapsedMs: number) => boolean): Promise<void>
  /** Draws once, on the next frame. */
  touch(): void
}

export function createFrames(draw: () => void): Frames {
  const moves = new Set<(now: number) => void>()
  let isScheduled = false
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame((now) => {
      isScheduled = false
      for (const move of moves) move(now)
      draw()
      if (moves.size > 0) schedule()
    })
  }
  return {
    touch: schedule,
    run: (move) =>
      new Promise((resolve) => {
        let began: number | null = null
        const step = (now: number) => {
          began ??= now
          if (move(now - began)) return
          moves.delete(step)
          resolve()
        }
        moves.add(step)
        schedule()
      }),
  }
}

/** Calls `paint` with 0 to 1 over a duration. */
export function tween(frames: Frames, ms: number, paint: (share: number) => void): Promise<void> {
  return frames.run((elapsed) => {
    const share = ms > 0 ? Math.min(1, elapsed / ms) : 1
    paint(share)
    return share < 1
  })
}

export const easeOut = (t: number) => 1 - (1 - t) ** 3

/** Overshoots its end a little and returns: a landing reel. */
export function easeOutBack(t: number): number {
  const past = 1.3
  return 1 + (past + 1) * (t - 1) ** 3 + past * (t - 1) ** 2
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
