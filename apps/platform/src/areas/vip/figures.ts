import { crossRate, exchange } from '@apogee/rules/money/exchange'
import { toWire } from '@apogee/rules/money/units'
import type { Threshold } from '@apogee/rules/vip/progress'
import { currencyOf, readRates } from '../../core/content/paymentConfig.ts'
import type { Sql } from '../../core/db/db.ts'
import { depositsIn } from '../cashbox/public.ts'
import { betsIn } from '../games/public.ts'
import { countsSince } from './store.ts'

interface Sum {
  readonly currency: string
  readonly cents: bigint
}

/** An amount in subunits of another currency; what has no rate counts for nothing. */
function converted({ currency: from, cents }: Sum, to: string, toSubunits?: number): bigint {
  const { value_in_eur: values } = readRates()
  const [source, target] = [currencyOf(from), currencyOf(to)]
  const [value, targetValue] = [values[from], values[to]]
  if (from === to && toSubunits === undefined) return cents
  if (!source || !target || value === undefined || targetValue === undefined) return 0n
  return exchange(cents, {
    rate: crossRate(value, targetValue),
    fromSubunits: source.subunits_to_unit,
    toSubunits: toSubunits ?? target.subunits_to_unit,
  })
}

const inOne = (sums: readonly Sum[], currency: string): number =>
  toWire(sums.reduce((total, sum) => total + converted(sum, currency), 0n))

/** An amount in millionths of a euro: fine enough to add up the smallest bets of any coin. */
export const inMicros = (sum: Sum): bigint => converted(sum, 'EUR', 1_000_000)

interface Span {
  readonly from: Date
  readonly until?: Date
}

/** What a player deposited and staked in a span, all wallets in one currency, since an operator last lowered the status. */
export async function figuresIn(
  sql: Sql,
  { id, currency }: { readonly id: bigint; readonly currency: string },
  { from, until }: Span,
): Promise<Threshold> {
  const since = await countsSince(sql, id)
  const span = { from: since && since > from ? since : from, until: until ?? null }
  const deposits = await depositsIn(sql, id, span)
  const bets = await betsIn(sql, id, span)
  return { deposits: inOne(deposits, currency), bets: inOne(bets, currency) }
}
