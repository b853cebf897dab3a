import { textOf } from '../../../core/content/texts.ts'
import type { Sql } from '../../../core/db/db.ts'
import { ticketsOf } from './ticketStore.ts'

interface OfDeposits {
  readonly payments: readonly bigint[]
  readonly locale: string
  readonly now: Date
}

/** The tickets of deposits as one line with their number; an empty list without tickets. */
export async function ticketsOfDeposits(sql: Sql, { payments, locale, now }: OfDeposits): Promise<string[]> {
  const count = await ticketsOf(sql, payments, now)
  return count === 0n ? [] : [textOf(locale, 'lotteries.ofDeposits', { count: String(count) })]
}
