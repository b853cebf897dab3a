import { personOf } from '@apogee/art/heroes/person'
import { seedFrom } from '@apogee/art/seed'
import type { Texts } from '../../messages.ts'

const HOUR_MS = 3_600_000
/** The dealer of the tile has the table for two thirds of each hour, then their relief. */
const RELIEF_MS = HOUR_MS / 3

/** Which of a table's two dealers works at a moment of the platform's clock. Tables change at different minutes. */
export function turnAt(seed: string, now: number): 0 | 1 {
  const offset = seedFrom(`${seed}/shift`)() * HOUR_MS
  return (now + offset) % HOUR_MS < HOUR_MS - RELIEF_MS ? 0 : 1
}

/** The name of a table's dealer, from the list of their language. */
export function dealerName(texts: Texts<'dealers'>, seed: string, turn: 0 | 1): string {
  const { who, name } = personOf(seed, turn)
  const names = texts(who === 'her' ? 'women' : 'men').split(', ')
  return names[Math.floor(name * names.length)] ?? ''
}

/** The dealer welcomes a player by their nickname, or without one. */
export const greetingOf = (texts: Texts<'dealers'>, nickname: string | null, dealer: string): string =>
  nickname === null ? texts('welcome', { dealer }) : texts('welcomeName', { player: nickname, dealer })
