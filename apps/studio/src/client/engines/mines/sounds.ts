import type { Note } from '../../sound.ts'

const SCALE = [0, 2, 4, 7, 9]

/** One note higher with every safe tile. */
export function found(count: number): readonly Note[] {
  const step = Math.min(count - 1, 14)
  const pitch = 523 * 2 ** (Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] as number) / 12)
  return [
    [pitch, 0, 0.16, 0.1],
    [pitch * 1.5, 0.07, 0.2, 0.06],
  ]
}

export const boom: readonly Note[] = [
  [98, 0, 0.5, 0.2],
  [65, 0.02, 0.7, 0.22],
  [41, 0.06, 0.9, 0.2],
]
