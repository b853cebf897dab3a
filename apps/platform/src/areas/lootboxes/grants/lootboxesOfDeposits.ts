import { titleIn } from '../../../core/content/titleIn.ts'
import type { Sql } from '../../../core/db/db.ts'
import { openGiftTitles } from '../../bonuses/public.ts'
import { prizeKey } from '../grantPrize.ts'
import { lootboxesOf } from '../store.ts'

interface OfDeposits {
  readonly playerId: bigint
  readonly payments: readonly bigint[]
  readonly locale: string
}

/** The names of unopened boxes of deposits, and of unused prizes of opened ones. */
export async function lootboxesOfDeposits(sql: Sql, { playerId, payments, locale }: OfDeposits): Promise<string[]> {
  const boxes = await lootboxesOf(sql, playerId, payments)
  const opened = boxes.filter(({ stage }) => stage === 'activated').map(({ id }) => prizeKey(id))
  const closed = boxes.filter(({ stage }) => stage === 'issued').map(({ titles }) => titleIn(titles, locale))
  return [...closed, ...(await openGiftTitles(sql, opened, locale))]
}
