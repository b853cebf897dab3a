import { worthIn } from '@apogee/rules/cashbox/exchange'
import { toWire } from '@apogee/rules/money/units'
import { currencyOf, readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Sql } from '../../core/db/db.ts'
import type { Pots } from '../games/public.ts'
import type { JackpotConfig } from './config.ts'
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

/** A jackpot and its sum in each currency that can win it. */
interface PotSum {
  readonly config: JackpotConfig
  readonly worth: Pots
}

/**
 * The jackpot amounts of each game, for `currencies[CUR].jackpot` of wire-facts 5.5. Lists of games are answered from
 * memory, so they do not wait for this either: callers get the last values and, when those are old, trigger a new read.
 * The same object is returned until an amount changes, so that callers can cache what they make of it.
 */
export async function openGamePots(options: GamePotsOptions): Promise<(identifier: string) => Pots | undefined> {
  let sums = await readSums(options)
  let text = JSON.stringify(sums)
  /** By the jackpots of a game: many games have the same ones. */
  let totals = new Map<string, Pots>()
  let readAt = options.now().getTime()
  let isReading = false
  const readAgain = async () => {
    isReading = true
    try {
      const read = await readSums(options)
      const readText = JSON.stringify(read)
      if (readText !== text) [sums, text, totals] = [read, readText, new Map()]
    } catch (error) {
      options.onError(error)
    }
    readAt = options.now().getTime()
    isReading = false
  }
  return (identifier) => {
    if (!isReading && Math.abs(options.now().getTime() - readAt) > freshMs) void readAgain()
    const shelves = options.shelves()
    const own = sums.filter(({ config }) => linkedGames(shelves, config).has(identifier))
    if (own.length === 0) return undefined
    const key = own.map(({ config }) => config.identifier).join(' ')
    const total = totals.get(key) ?? totalOf(own)
    totals.set(key, total)
    return total
  }
}

function totalOf(sums: readonly PotSum[]): Pots {
  const total: Record<string, number> = {}
  for (const { worth } of sums)
    for (const [code, cents] of Object.entries(worth)) total[code] = (total[code] ?? 0) + cents
  return total
}

async function readSums({ db }: GamePotsOptions): Promise<PotSum[]> {
  const rates = readRates()
  return (await listJackpots(db)).map(({ config, levels }) => {
    const sum = levels.reduce((total, { pool }) => total + pool.amount, 0n)
    const source = currencyOf(config.currency)
    const worth = config.allowed_currencies.flatMap((code) => {
      const target = currencyOf(code)
      const cents = source && target && worthIn(sum, source, target, rates)
      return cents === undefined ? [] : [[code, toWire(cents)] as const]
    })
    return { config, worth: Object.fromEntries(worth) }
  })
}
