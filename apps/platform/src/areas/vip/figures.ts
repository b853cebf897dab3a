import { toMicroEuros } from '@apogee/rules/money/euroScale'
import type { VipFigures } from '@apogee/rules/vip/progress'
import { currencyOf, readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Sql } from '../../core/db/db.ts'
import { depositsIn } from '../cashbox/public.ts'
import { betsFinishedIn } from '../games/public.ts'
import { countsSince } from './store.ts'

interface Sum {
  readonly currency: string
  readonly cents: bigint
}

/** An amount in millionths of a euro; 0 for a currency with neither factor nor rate. */
export function inMicros({ currency, cents }: Sum): bigint {
  const counted = currencyOf(currency)
  return (counted && toMicroEuros(cents, counted, readRates())) ?? 0n
}

const inOne = (sums: readonly Sum[]): bigint => sums.reduce((total, sum) => total + inMicros(sum), 0n)

interface Span {
  readonly from: Date
  readonly until?: Date
}

/**
 * A player's deposits in all wallets and the stakes of rounds finished within a time range, limited to the time since
 * an operator last lowered the status.
 */
export async function figuresIn(sql: Sql, playerId: bigint, { from, until }: Span): Promise<VipFigures> {
  const since = await countsSince(sql, playerId)
  const span = { from: since && since > from ? since : from, until: until ?? null }
  const deposits = await depositsIn(sql, playerId, span)
  const bets = await betsFinishedIn(sql, playerId, span)
  return { deposits: inOne(deposits), bets: inOne(bets) }
}
