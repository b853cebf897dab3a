import { worthIn } from '@apogee/rules/cashbox/exchange'
import { toWire } from '@apogee/rules/money/units'
import type { Pots } from '../../areas/games/services.ts'
import { linkedGames, type Shelves } from '../../areas/jackpots/linkedGames.ts'
import { listJackpots } from '../../areas/jackpots/store.ts'
import { currencyOf, readRates } from '../../core/content/paymentConfig.ts'
import type { Sql } from '../../core/db/db.ts'

/** Pools grow with every bet; a list that is a little behind is put right by the jackpots' own messages. */
const freshMs = 2000

export interface GamePotsOptions {
  readonly db: Sql
  readonly shelves: () => Shelves
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/**
 * What the jackpots of each game hold, for `currencies[CUR].jackpot` of wire-facts 5.5. Lists of games are answered from memory, so
 * they do not wait for this either: who asks gets what was read last and, when that is old, has it read again.
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
