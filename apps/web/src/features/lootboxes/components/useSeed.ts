import { useEffect, useState } from 'react'

const pattern = /^[A-Za-z0-9_-]{1,64}$/

const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface Seed {
  readonly value: string
  readonly isGood: boolean
  /** What a draw is asked for with: the value, or another one where it is not good or not made yet. */
  readonly toSend: () => string
  readonly set: (value: string) => void
  readonly renew: () => void
}

/** The player's part of the next draw: made here, so that nobody knows it before; each spin has a new one. */
export function useSeed(box: number | undefined): Seed {
  const [value, set] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another box, another seed
  useEffect(() => set(randomSeed()), [box])
  const isGood = pattern.test(value)
  return { value, isGood, toSend: () => (isGood ? value : randomSeed()), set, renew: () => set(randomSeed()) }
}
