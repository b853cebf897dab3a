import { ticketList, valueList } from '@apogee/rules/lotteries/draw'
import type { Handler } from '../../../core/http/handler.ts'
import { maskNickname } from '../../games/public.ts'
import { nicknamesOf } from '../../profile/public.ts'
import { listValues, readBeacon } from '../draw/valueStore.ts'
import { listNumbers, listSteps } from '../store.ts'
import { shownLottery } from './readOne.ts'

/** A draw, with all data needed to show and to verify it. */
export const readDraw: Handler<'lotteries.draw'> = async (ctx, { params: { id } }) => {
  const { db, player, refuse } = ctx
  const row = await shownLottery(ctx, id)
  const { seed, tickets_hash: ticketsHash, finished_at: drawnAt } = row
  if (seed === null || ticketsHash === null || !drawnAt) throw refuse(404, { base: { not_found: true } })
  const steps = await listSteps(db, row.id)
  const names = await nicknamesOf(
    db,
    steps.map(({ player_id }) => player_id),
  )
  return {
    status: 200,
    body: {
      lottery_id: id,
      hash: row.seed_hash,
      seed,
      tickets_hash: ticketsHash,
      values_hash: row.values_hash,
      tickets_count: row.tickets_count,
      drawn_at: drawnAt.toISOString(),
      steps: steps.map(({ player_id, tickets_left: left, ...step }) => ({
        ...step,
        left,
        nickname: maskNickname(names.get(player_id) ?? null),
        is_own: player_id === player?.id,
      })),
    },
  }
}

/** The list of tickets of a draw, byte for byte the input of the SHA-256 in `tickets_hash`. */
export const readTickets: Handler<'lotteries.tickets'> = async (ctx, { params: { id } }) => {
  const row = await shownLottery(ctx, id)
  if (row.closed_at === null) throw ctx.refuse(404, { base: { not_found: true } })
  return new Response(ticketList(await listNumbers(ctx.db, row.id)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** The values that were mixed into a draw, byte for byte the input of the SHA-256 in `values_hash`. */
export const readValues: Handler<'lotteries.values'> = async (ctx, { params: { id } }) => {
  const { db, refuse } = ctx
  const { id: lottery, values_hash: hash } = await shownLottery(ctx, id)
  if (hash === null) throw refuse(404, { base: { not_found: true } })
  return new Response(valueList(await listValues(db, lottery), await readBeacon(db, lottery)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
