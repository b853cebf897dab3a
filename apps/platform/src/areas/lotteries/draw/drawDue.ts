import { drawLottery, hashList, hashTickets, valueList } from '@apogee/rules/lotteries/draw'
import { itemAt } from '@apogee/rules/validation/required'
import type { Config } from '../../../core/config/config.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { LotteryPublisher } from '../news/lotteryPublisher.ts'
import { type DrawableRow, type DrawnPrize, listDrawTickets, lockToDraw, readDrawable, storeDraw } from './drawStore.ts'
import { openSeed } from './lotterySeeds.ts'
import { listValues } from './valueStore.ts'

type DrawNeeds = Pick<Core, 'config' | 'db' | 'clock'> & {
  readonly lotteryPublisher: Pick<LotteryPublisher, 'publish'>
}

/**
 * Timer that draws due lotteries. Winners, steps and the seed are written in one transaction, so that a lottery is
 * drawn exactly once and never partially.
 */
export async function drawDue(needs: DrawNeeds): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await needs.db.transaction((tx) => drawNext(needs, tx))
}

async function drawNext(needs: DrawNeeds, tx: Tx): Promise<boolean> {
  const at = needs.clock.now()
  const id = await lockToDraw(tx, at)
  if (id === null) return false
  await drawOne(needs.config, tx, id, at)
  tx.afterCommit(() => needs.lotteryPublisher.publish(id))
  return true
}

/** Draws one lottery whose list is closed; the caller holds its lock, which ends the time for adding values. */
export async function drawOne(config: Config, tx: Tx, id: bigint, at: Date): Promise<void> {
  const row = await readDrawable(tx, id)
  const seed = openSeed(config, row.sealed_seed)
  const valuesHash = await hashList(valueList(await listValues(tx, id), row.beacon))
  await storeDraw(tx, id, { seed, valuesHash, drawn: await findWinners(tx, row, { seed, valuesHash }), at })
}

async function findWinners(
  tx: Tx,
  row: DrawableRow,
  { seed, valuesHash }: { readonly seed: string; readonly valuesHash: string },
): Promise<DrawnPrize[]> {
  const { id, tickets_hash: ticketsHash, places } = row
  const entered = await listDrawTickets(tx, id)
  const isAsPublished = (await hashTickets(entered.map(({ number }) => number))) === ticketsHash
  if (!isAsPublished) throw new Error(`the tickets of lottery ${id} are not those that were published`)
  const steps = await drawLottery({ seed, ticketsHash, valuesHash }, { tickets: entered.length, places })
  return steps.map((step) => ({ ...step, ticketId: itemAt(entered, step.index).id }))
}
