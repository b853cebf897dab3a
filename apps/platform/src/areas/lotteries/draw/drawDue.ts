import { drawLottery, hashTickets } from '@apogee/rules/lotteries/draw'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { LotteryNews } from '../news/lotteryNews.ts'
import { type DrawableRow, type DrawnPrize, listEntered, lockToDraw, storeDraw } from './drawStore.ts'
import { openSeed } from './lotterySeeds.ts'

type DrawNeeds = Pick<Core, 'config' | 'db' | 'clock'> & { readonly lotteryNews: Pick<LotteryNews, 'tell'> }

/**
 * Timer that draws what is due: winners, steps and the seed are written in one transaction, so that a lottery is drawn exactly
 * once and is either drawn or not.
 */
export async function drawDue(needs: DrawNeeds): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await needs.db.transaction((tx) => drawNext(needs, tx))
}

async function drawNext(needs: DrawNeeds, tx: Tx): Promise<boolean> {
  const at = needs.clock.now()
  const row = await lockToDraw(tx, at)
  if (!row) return false
  const seed = openSeed(needs.config, row.sealed_seed)
  await storeDraw(tx, row.id, { seed, drawn: await winnersOf(tx, row, seed), at })
  tx.afterCommit(() => needs.lotteryNews.tell(row.id))
  return true
}

async function winnersOf(tx: Tx, row: DrawableRow, seed: string): Promise<DrawnPrize[]> {
  const { id, tickets_hash: ticketsHash, places } = row
  const entered = await listEntered(tx, id)
  const isAsPublished = (await hashTickets(entered.map(({ number }) => number))) === ticketsHash
  if (!isAsPublished) throw new Error(`the tickets of lottery ${id} are not those that were published`)
  const steps = await drawLottery({ seed, ticketsHash }, { tickets: entered.length, places })
  return steps.map((step) => ({ ...step, ticketId: entered[step.index]!.id }))
}
