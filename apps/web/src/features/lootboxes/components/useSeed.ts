import { useEffect, useState } from 'react'

const pattern = /^[A-Za-z0-9_-]{1,64}$/

const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface Seed {
  readonly value: string
  readonly isGood: boolean
  /** Returns the seed for a draw: the player's value, or a new one if that is missing or invalid. */
  readonly toSend: () => string
  readonly set: (value: string) => void
  readonly renew: () => void
}

/**
 * The player's part of the next draw: created here, so that the server does not know it beforehand; each spin has a new
 * one.
 */
export function useSeed(box: number | undefined): Seed {
  const [value, set] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another box needs another seed
  useEffect(() => set(randomSeed()), [box])
  const isGood = pattern.test(value)
  return { value, isGood, toSend: () => (isGood ? value : randomSeed()), set, renew: () => set(randomSeed()) }
}
