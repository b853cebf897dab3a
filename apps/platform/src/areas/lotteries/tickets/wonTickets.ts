import type { Db, Tx } from '../../../core/db/db.ts'
import type { Log } from '../../../core/log.ts'
import type { Payload } from '../../../core/outbox/events.ts'
import { addresseeOf } from '../../profile/public.ts'
import { announceTickets, type TicketNeeds } from '../news/announceTickets.ts'
import { listOnSale } from '../store.ts'
import { grantTickets } from './grantTickets.ts'
import { dropOwed, insertOwed, listOwed, lockOwed, type OwedRow } from './owedStore.ts'

const atOnce = 50

/** Grants lottery tickets won in another competition, in the current period or in the next one on sale. */
export async function grantWonTickets(
  needs: TicketNeeds,
  tx: Tx,
  { key, player, lottery, tickets }: Payload<'tournaments.ticketsWon'>,
): Promise<void> {
  const won = { key, player_id: player, file: lottery, tickets }
  if (!(await grantOwed(needs, tx, won))) await insertOwed(tx, won, needs.clock.now())
}

/** Grants owed tickets; false while the lottery is not on sale for the player's brand. */
async function grantOwed(
  needs: TicketNeeds,
  tx: Tx,
  { key, player_id: playerId, file, tickets: count }: OwedRow,
): Promise<boolean> {
  const at = needs.clock.now()
  const { brand } = await addresseeOf(tx, playerId)
  const sale = (await listOnSale(tx, at)).find(
    (one) => one.file === file && (one.brand === null || one.brand === brand),
  )
  if (!sale) return false
  const order = { key: `won:${key}`, lotteryId: sale.id, playerId, kind: 'gift', count, isFitted: false, at } as const
  const given = await grantTickets(tx, { ...order, isOwed: true })
  if (typeof given === 'string') return false
  await announceTickets(needs, tx, given, true)
  return true
}

/** Timer that grants owed tickets once their lottery is on sale again, each prize in a separate transaction. */
export async function grantOwedTickets(
  needs: TicketNeeds & { readonly db: Db; readonly log: Pick<Log, 'error'> },
): Promise<void> {
  const { db } = needs
  for (const file of new Set((await listOnSale(db, needs.clock.now())).map((one) => one.file))) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const keys: string[] = await listOwed(db, file, after, atOnce)
      for (const key of keys) {
        try {
          await db.transaction((tx) => grantOne(needs, tx, key))
        } catch (error) {
          needs.log.error({ err: error, key }, 'lotteries: granting owed tickets failed, will retry')
        }
      }
      after = keys.at(-1)
    }
  }
}

async function grantOne(needs: TicketNeeds, tx: Tx, key: string): Promise<void> {
  const owed = await lockOwed(tx, key)
  if (owed && (await grantOwed(needs, tx, owed))) await dropOwed(tx, key)
}
