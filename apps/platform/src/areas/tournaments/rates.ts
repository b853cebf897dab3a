import type { Counted } from '@apogee/rules/cashbox/exchange'
import { worthIn } from '@apogee/rules/cashbox/exchange'
import { currencyOf, readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Row, Tx } from '../../core/db/db.ts'

/** A day (UTC), `2026-03-10`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Converts an amount at the rates of a day; undefined without a rate. */
export type Convert = (cents: bigint, from: string, to: string, day: string) => bigint | undefined

export interface NeededRate {
  readonly day: string
  readonly currency: string
}

const keyOf = ({ day, currency }: NeededRate) => `${day} ${currency}`

interface RateRow extends Row {
  readonly day: string
  readonly currency: string
  readonly value_in_eur: string
}

/**
 * The rates of days: those of the first time a day needed them, which is usually the day itself. Keeps the current ones for what is
 * needed now for the first time.
 */
export async function ratesOf(tx: Tx, needed: readonly NeededRate[]): Promise<Convert> {
  const asked = [...new Map(needed.map((one) => [keyOf(one), one])).values()]
  const rates = new Map((await findRates(tx, asked)).map((row) => [keyOf(row), row.value_in_eur]))
  const missing = asked.filter((one) => !rates.has(keyOf(one)))
  for (const row of await keepRates(tx, missing)) rates.set(keyOf(row), row.value_in_eur)
  return (cents, from, to, day) => {
    if (from === to) return cents
    const [source, target] = [currencyOf(from), currencyOf(to)]
    const [over, under] = [rates.get(keyOf({ day, currency: from })), rates.get(keyOf({ day, currency: to }))]
    if (!source || !target || over === undefined || under === undefined) return undefined
    return worthAt(cents, source, target, over, under)
  }
}

const worthAt = (cents: bigint, from: Counted, to: Counted, over: string, under: string): bigint | undefined =>
  worthIn(cents, from, to, { fee: '0', value_in_eur: { [from.code]: over, [to.code]: under } })

async function findRates(tx: Tx, asked: readonly NeededRate[]): Promise<readonly RateRow[]> {
  if (asked.length === 0) return []
  return tx.query<RateRow>(
    `SELECT r.* FROM unnest($1::date[], $2::text[]) AS n (day, currency) JOIN tournament_rates r USING (day, currency)`,
    [asked.map(({ day }) => day), asked.map(({ currency }) => currency)],
  )
}

/** Keeps the current rates for days that had none; what has no rate now has none. */
async function keepRates(tx: Tx, missing: readonly NeededRate[]): Promise<readonly RateRow[]> {
  if (missing.length === 0) return []
  const { value_in_eur: current } = readRates()
  const offered = missing.filter(({ currency }) => current[currency] !== undefined)
  if (offered.length === 0) return []
  return tx.query<RateRow>(
    `INSERT INTO tournament_rates (day, currency, value_in_eur) SELECT * FROM unnest($1::date[], $2::text[], $3::text[])
     RETURNING *`,
    [
      offered.map(({ day }) => day),
      offered.map(({ currency }) => currency),
      offered.map((one) => current[one.currency]),
    ],
  )
}
