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

/** The exchange rates of days. The first query for a day stores the current rates for it, usually on that day. */
export async function ratesOf(tx: Tx, needed: readonly NeededRate[]): Promise<Convert> {
  const distinct = [...new Map(needed.map((one) => [keyOf(one), one])).values()]
  const rates = new Map((await findRates(tx, distinct)).map((row) => [keyOf(row), row.value_in_eur]))
  const missing = distinct.filter((one) => !rates.has(keyOf(one)))
  for (const row of await storeCurrentRates(tx, missing)) rates.set(keyOf(row), row.value_in_eur)
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

async function findRates(tx: Tx, needed: readonly NeededRate[]): Promise<readonly RateRow[]> {
  if (needed.length === 0) return []
  return tx.query<RateRow>(
    `SELECT r.* FROM unnest($1::date[], $2::text[]) AS n (day, currency) JOIN tournament_rates r USING (day, currency)`,
    [needed.map(({ day }) => day), needed.map(({ currency }) => currency)],
  )
}

/** Stores the current rates for days without rates; currencies without a current rate are skipped. */
async function storeCurrentRates(tx: Tx, missing: readonly NeededRate[]): Promise<readonly RateRow[]> {
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
