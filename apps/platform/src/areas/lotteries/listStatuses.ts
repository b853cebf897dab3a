import type { lotteryPrize } from '@apogee/contract/lotteries'
import { toDecimal, toWire } from '@apogee/rules/money/units'
import type { z } from 'zod'
import { readCurrencies } from '../../core/content/config.ts'
import type { Handler } from '../../core/http/handler.ts'
import { nicknameOf } from '../profile/public.ts'
import { listTickets, listWonPrizes, type PrizeRow } from './store.ts'

function presentPrize(row: PrizeRow, nickname: string | null): z.input<typeof lotteryPrize> {
  const { currency, lottery_id: _, money_award_cents, id, ...rest } = row
  const subunits = readCurrencies().find(({ code }) => code === currency)?.subunits_to_unit ?? 100
  return {
    ...rest,
    nickname,
    id: Number(id),
    money_award: toDecimal(money_award_cents, subunits),
    money_award_cents: toWire(money_award_cents),
  }
}

/** API-095: one entry per lottery the player has a ticket for, in the order they entered. */
export const listStatuses: Handler<'lotteries.statuses'> = async (ctx) => {
  const { id } = ctx.player
  const [tickets, won, nickname] = await Promise.all([
    listTickets(ctx.db, id),
    listWonPrizes(ctx.db, id),
    nicknameOf(ctx.db, id),
  ])
  const prizes = Map.groupBy(won, ({ lottery_id }) => lottery_id)
  const body = [...Map.groupBy(tickets, ({ lottery_id }) => lottery_id)].map(([lottery, own]) => ({
    lottery_id: Number(lottery),
    tickets: own.map(({ number }) => number),
    prizes: (prizes.get(lottery) ?? []).map((row) => presentPrize(row, nickname)),
  }))
  return { status: 200, body }
}
