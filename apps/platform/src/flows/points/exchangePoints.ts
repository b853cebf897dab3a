import { toMicros } from '@apogee/rules/loyalty/points'
import { mostOf, nextStep, rateIn } from '@apogee/rules/loyalty/shop'
import { insertBonus } from '../../areas/bonuses/bonusStore.ts'
import { multiAccountGroup } from '../../areas/bonuses/openOffers.ts'
import { type PlayerFacts, playerFacts } from '../../areas/bonuses/store.ts'
import { type MoneyCard, moneyCards, wireMoney } from '../../areas/loyalty/shop.ts'
import { movePoints } from '../../areas/loyalty/store.ts'
import type { Tx } from '../../core/db/db.ts'
import { refuse } from '../../core/errors.ts'
import type { Handler, PlayerCtx } from '../../core/http/handler.ts'
import { announceBonuses } from '../bonuses/news.ts'
import { announcePoints } from './pointsNews.ts'

const dayMs = 86_400_000

interface Order {
  readonly key: string
  readonly player: PlayerFacts
  readonly group: string
  readonly currency: string
  readonly points: number
}

/** CP-20, SAFE-02: who is given nothing at all, whatever he pays for it. */
function refuseFor({ groups, can_issue_bonuses: canIssueBonuses, is_in_break }: PlayerFacts): void {
  if (is_in_break) throw refuse(422, { base: { limit_reached: true } })
  const step = nextStep({ isMultiAccount: groups.includes(multiAccountGroup), canIssueBonuses })
  if (step !== 'exchange') throw refuse(422, { base: { [step]: true } })
}

/** How often the card is had for so many points. */
function countOf(points: number, cost: number): number {
  if (points % cost !== 0) throw refuse(422, { points: { not_a_multiple: true } })
  return mostOf(points, cost)
}

/** CP-08, CP-22: real money at once, or a bonus that waits among the gifts. */
async function giveMoney(ctx: PlayerCtx, tx: Tx, order: Order): Promise<void> {
  const { key, player, points } = order
  const card = moneyCards(ctx.licence).find(({ group }) => group === order.group)
  if (!card) throw refuse(422, { group: { unknown_value: true } })
  const wire = wireMoney(ctx.licence, card, ctx.locale)
  const rate = rateIn(wire.rates, player.currency)
  if (rate?.currency !== order.currency) throw refuse(422, { currency: { unknown_value: true } })
  const count = countOf(points, rate.points)
  const at = ctx.clock.now()
  const reason = { type: 'money', group: card.group, count, currency: rate.currency, titles: card.titles }
  const spent = { chargeable: -toMicros(points), persistent: 0n }
  const balance = await movePoints(tx, { key, playerId: player.id, kind: 'exchange', reason, at, ...spent })
  // The same key again: what it asked for has been done.
  if (!balance) return
  announcePoints(ctx, tx, balance)
  const cents = BigInt(rate.amount_cents) * BigInt(count)
  const gift = { key, player, currency: rate.currency, cents, at }
  const maxWin = amountIn(wire.max_win, rate.currency)
  const bounds = { maxBet: amountIn(wire.max_bet, rate.currency), maxWin: maxWin && maxWin * BigInt(count) }
  if (card.wager > 0) await giveBonus(ctx, tx, card, { ...gift, ...bounds })
  else await giveRealMoney(ctx, tx, { ...gift, group: card.group })
}

const amountIn = (list: ReturnType<typeof wireMoney>['max_win'], currency: string): bigint | null => {
  const found = list?.find((one) => one.currency === currency)
  return found ? BigInt(found.amount_cents) : null
}

interface Money {
  readonly key: string
  readonly player: PlayerFacts
  readonly currency: string
  readonly cents: bigint
  readonly at: Date
}

async function giveRealMoney(ctx: PlayerCtx, tx: Tx, money: Money & { readonly group: string }): Promise<void> {
  const { key, player, currency, cents, at, group } = money
  await ctx.ledger.post(tx, {
    ...{ key, kind: 'points', reason: { group }, playerId: player.id, at },
    moves: [
      { account: { playerId: player.id, kind: 'real', currency }, amount: cents },
      { account: { kind: 'bonuses', currency }, amount: -cents },
    ],
  })
  tx.afterCommit(() => ctx.announceBalance(player.id, currency))
}

interface Bounds {
  readonly maxBet: bigint | null
  readonly maxWin: bigint | null
}

async function giveBonus(
  ctx: PlayerCtx,
  tx: Tx,
  card: MoneyCard,
  { key, player, currency, cents, at, maxBet, maxWin }: Money & Bounds,
): Promise<void> {
  const bonus = await insertBonus(tx, {
    ...{ key, player_id: player.id, offer_id: `shop-${card.group}`, group_key: 'rocket_mart', strategy: 'prize' },
    ...{ titles: card.titles, currency, amount_cents: cents, wager: String(card.wager) },
    required_cents: BigInt(Math.ceil(Number(cents) * card.wager)),
    ...{ max_bet_cents: maxBet, max_win_cents: maxWin, wager_days: card.wager_days, created_at: at },
    activatable_until: new Date(at.getTime() + card.activate_days * dayMs),
  })
  if (bonus) await announceBonuses(ctx, tx, [bonus])
}

/** API-083, API-084, API-087: points go and what they buy comes, in one transaction and once for its key. */
export const exchangePoints: Handler<'loyalty.exchange'> = async (ctx, { params: { type }, body: { exchange } }) => {
  const { group, currency, points } = exchange
  await ctx.db.transaction(async (tx) => {
    const player = await playerFacts(tx, ctx.player.id, ctx.clock.now())
    refuseFor(player)
    if (type !== 'money') throw refuse(422, { group: { unknown_value: true } })
    if (points === undefined) throw refuse(422, { points: { required: true } })
    const key = `exchange:${player.id}:${ctx.idempotencyKey}`
    await giveMoney(ctx, tx, { key, player, group, currency, points })
  })
  return { status: 201, body: {} }
}
