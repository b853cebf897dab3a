import type { lottery, lotteryPrize, lotteryStatus } from '@apogee/contract/lotteries'
import { fromDecimal, toDecimal, toWire } from '@apogee/rules/money/units'
import type { z } from 'zod'
import { readCurrencies } from '../../core/content/configs/config.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Sql } from '../../core/db/db.ts'
import { maskNickname } from '../games/public.ts'
import { nicknamesOf } from '../profile/public.ts'
import { giftsGiven } from '../tournaments/public.ts'
import { awardKey, type LotteryTerms, prizeOf } from './definitions/lotteryTerms.ts'
import { type LotteryRow, listPrizes, type PlayerTicketsRow, type PrizeRow } from './store.ts'

export type WireLottery = z.input<typeof lottery>
type WirePrize = z.input<typeof lotteryPrize>
type WireStatus = z.input<typeof lotteryStatus>

const subunitsOf = (currency: string): number =>
  readCurrencies().find(({ code }) => code === currency)?.subunits_to_unit ?? 100

/** Decimal text of a file in minor units. */
const centsOf = (text: string, currency: string): bigint => fromDecimal(text, subunitsOf(currency)) ?? 0n

function budgetOf({ prizes, currency }: Pick<LotteryTerms, 'prizes' | 'currency'>) {
  const total = { cents: 0n, chargeable: 0, persistent: 0 }
  for (const { from, to, prize } of prizes) {
    const count = to - from + 1
    total.cents += centsOf(prize.money ?? '0', currency) * BigInt(count)
    total.chargeable += (prize.chargeable_points ?? 0) * count
    total.persistent += (prize.persistent_points ?? 0) * count
  }
  return total
}

/** wire-facts 9.1, 9.7: a prize with texts in a locale. */
function presentPrize(
  { definition, currency }: Pick<LotteryRow, 'definition' | 'currency'>,
  row: PrizeRow,
  names: ReadonlyMap<bigint, string>,
  locale: string,
): WirePrize {
  const prize = prizeOf(definition, row.award_place)
  const cents = centsOf(prize.money ?? '0', currency)
  return {
    id: Number(row.id),
    award_place: row.award_place,
    nickname: row.player_id === null ? null : maskNickname(names.get(row.player_id) ?? null),
    stuff: prize.stuff ? titleIn(prize.stuff, locale) : '',
    money_award: toDecimal(cents, subunitsOf(currency)),
    money_award_cents: toWire(cents),
    money_budget_percent: 0,
    wager_multiplier: prize.wager,
    freespins_count: prize.freespins?.count ?? 0,
    persistent_comp_points: prize.persistent_points ?? 0,
    chargeable_comp_points: prize.chargeable_points ?? 0,
    persistent_comp_points_percent: 0,
    chargeable_comp_points_percent: 0,
    lottery_tickets: prize.tickets?.count ?? 0,
    ticket: row.ticket,
  }
}

function presentRules({ deposits }: LotteryTerms): WireLottery['deposit_scale_rules'] {
  return Object.fromEntries(
    Object.entries(deposits).map(([currency, rules]) => [
      currency,
      rules.map(({ from, ticket }) => ({
        from_amount_cents: toWire(centsOf(from, currency)),
        price_cents: toWire(centsOf(ticket, currency)),
        currency,
        active: true,
      })),
    ]),
  )
}

const isOnSale = ({ start_at, end_at, closed_at }: LotteryRow, now: Date): boolean =>
  start_at <= now && now < end_at && closed_at === null

/** The part of a lottery that changes while it is shown. */
export const presentLive = (row: LotteryRow, now: Date) => ({
  id: Number(row.id),
  version: toWire(row.version),
  in_progress: isOnSale(row, now),
  lottery_tickets_count: row.tickets_count,
  finished_at: row.finished_at?.toISOString() ?? null,
  fair: {
    hash: row.seed_hash,
    tickets_hash: row.tickets_hash,
    seed: row.seed,
    values_hash: row.values_hash,
    beacon: row.beacon_url,
  },
})

/** wire-facts 9.7 */
function presentLottery(row: LotteryRow, prizes: readonly WirePrize[], locale: string, now: Date): WireLottery {
  const { definition: terms, currency } = row
  const budget = budgetOf(terms)
  return {
    title: titleIn(terms.titles, locale),
    frontend_identifier: row.frontend_identifier,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    draw_at: row.draw_at.toISOString(),
    currency,
    group_ids: row.group_ids,
    money_budget: toDecimal(budget.cents, subunitsOf(currency)),
    money_budget_cents: toWire(budget.cents),
    chargeable_comp_points_budget: budget.chargeable,
    persistent_comp_points_budget: budget.persistent,
    comp_points_ticket_price: terms.points_price ?? 0,
    max_tickets_count_to_player: terms.max_tickets ?? null,
    deposit_scale_rules: presentRules(terms),
    prizes: [...prizes],
    now: now.toISOString(),
    ...presentLive(row, now),
  }
}

export async function presentLotteries(
  sql: Sql,
  rows: readonly LotteryRow[],
  { locale, now }: { readonly locale: string; readonly now: Date },
): Promise<WireLottery[]> {
  const prizes = await listPrizes(
    sql,
    rows.map(({ id }) => id),
  )
  const names = await winnersOf(sql, prizes)
  const byLottery = Map.groupBy(prizes, ({ lottery_id }) => lottery_id)
  return rows.map((row) => {
    const own = (byLottery.get(row.id) ?? []).map((prize) => presentPrize(row, prize, names, locale))
    return presentLottery(row, own, locale, now)
  })
}

const winnersOf = (sql: Sql, prizes: readonly PrizeRow[]) =>
  nicknamesOf(
    sql,
    prizes.flatMap(({ player_id }) => player_id ?? []),
  )

/** wire-facts 9.8; an empty status without a holder. */
export async function presentStatus(
  sql: Sql,
  row: LotteryRow,
  {
    held,
    won,
    locale,
  }: { readonly held?: PlayerTicketsRow; readonly won: readonly PrizeRow[]; readonly locale: string },
): Promise<WireStatus> {
  const names = await winnersOf(sql, won)
  const keyOf = ({ lottery_id: id, award_place: place }: PrizeRow) => awardKey(id, place)
  const gifts = await giftsGiven(sql, won.map(keyOf))
  return {
    lottery_id: Number(row.id),
    ...(held && { version: toWire(held.version) }),
    tickets: held?.tickets ?? [],
    prizes: won.map((prize) => ({
      ...presentPrize(row, prize, names, locale),
      gifts: [...(gifts.get(keyOf(prize)) ?? [])],
    })),
  }
}
