import { worthIn } from '@apogee/rules/cashbox/exchange'
import { toWire } from '@apogee/rules/money/units'
import { currencyOf, readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Sql } from '../../core/db/db.ts'
import type { Pots } from '../games/public.ts'
import { linkedGames, type Shelves } from './linkedGames.ts'
import { listJackpots } from './store.ts'

/** Pools grow with every bet; a list that is slightly out of date is corrected by the jackpots' own messages. */
const freshMs = 2000

export interface GamePotsOptions {
  readonly db: Sql
  readonly shelves: () => Shelves
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/**
 * The jackpot amounts of each game, for `currencies[CUR].jackpot` of wire-facts 5.5. Lists of games are answered from
 * memory, so they do not wait for this either: callers get the last values and, when those are old, trigger a new read.
 */
export async function openGamePots(options: GamePotsOptions): Promise<(identifier: string) => Pots | undefined> {
  let pots = await readPots(options)
  let readAt = options.now().getTime()
  let isReading = false
  const readAgain = async () => {
    isReading = true
    try {
      pots = await readPots(options)
    } catch (error) {
      options.onError(error)
    }
    readAt = options.now().getTime()
    isReading = false
  }
  return (identifier) => {
    if (!isReading && Math.abs(options.now().getTime() - readAt) > freshMs) void readAgain()
    return pots.get(identifier)
  }
}

async function readPots({ db, shelves }: GamePotsOptions): Promise<Map<string, Pots>> {
  const byGame = new Map<string, Record<string, number>>()
  const rates = readRates()
  for (const { config, levels } of await listJackpots(db)) {
    const sum = levels.reduce((total, { pool }) => total + pool.amount, 0n)
    const source = currencyOf(config.currency)
    const worth = config.allowed_currencies.flatMap((code) => {
      const target = currencyOf(code)
      const cents = source && target && worthIn(sum, source, target, rates)
      return cents === undefined ? [] : [[code, toWire(cents)] as const]
    })
    for (const game of linkedGames(shelves(), config)) {
      const own = byGame.get(game) ?? {}
      for (const [code, cents] of worth) own[code] = (own[code] ?? 0) + cents
      byGame.set(game, own)
    }
  }
  return byGame
}
