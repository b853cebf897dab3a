import { toMicros } from '@apogee/rules/loyalty/points'
import { affordableCount, maxBoxes, nextStep, usualCurrency } from '@apogee/rules/loyalty/shop'
import { isMultiAccount } from '@apogee/rules/profile/roles'
import type { Tx } from '../../../core/db/db.ts'
import type { CtxOf, Handler } from '../../../core/http/handler.ts'
import { type PlayerFacts, playerFacts } from '../../bonuses/public.ts'
import { grantLootbox } from '../../lootboxes/public.ts'
import { announcePoints } from '../points/announcePoints.ts'
import { movePoints } from '../store.ts'
import { buyTickets } from './buyTickets.ts'
import { gameFinder, wireCard } from './cards.ts'
import { currencyOf, grantCard } from './grantCard.ts'
import { type BoxCard, type Card, isBoxCard, readCards } from './shop.ts'

type ExchangeCtx = CtxOf<'loyalty.exchange'>

/** CP-20, SAFE-02: rejects players who may not get gifts, even for points. */
function assertMayExchange({ refuse }: ExchangeCtx, player: PlayerFacts): void {
  const { groups, can_issue_bonuses: canIssueBonuses, is_in_break } = player
  if (is_in_break) throw refuse(422, { base: { limit_restrict_access: true } })
  const step = nextStep({ isMultiAccount: isMultiAccount(groups), canIssueBonuses })
  if (step !== 'exchange') throw refuse(422, { base: { [step]: true } })
}

function findCard(ctx: ExchangeCtx, player: PlayerFacts, type: string, group: string): Card | BoxCard {
  const card = readCards(player.licence, player.brand).find((one) => one.type === type && one.group === group)
  const visitor = { ...player, locale: ctx.locale }
  const isOffered = card && wireCard(card, visitor, (game) => gameFinder(ctx.catalogue.index)(game))
  if (!isOffered) throw ctx.refuse(422, { group: { unknown_value: true } })
  return card
}

/** The quantity of a card that the points buy. */
function countOf({ refuse }: ExchangeCtx, points: number | undefined, cost: number): number {
  if (points === undefined) throw refuse(422, { points: { required: true } })
  if (points % cost !== 0) throw refuse(422, { points: { not_a_multiple: true } })
  return affordableCount(points, cost)
}

/** Accepted currencies. A box accepts both, because its currency is decided when it is granted. */
const currenciesOf = (player: PlayerFacts, card: Card | BoxCard): readonly (string | undefined)[] =>
  isBoxCard(card) ? [player.currency, usualCurrency] : [currencyOf(player, card)]

interface Boxes {
  readonly key: string
  readonly card: BoxCard
  readonly count: number
  readonly player: PlayerFacts
}

async function grantBoxes(ctx: ExchangeCtx, tx: Tx, { key, card, count, player }: Boxes): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const gift = { playerId: player.id, groupKey: card.lootbox, strategy: 'exchange' as const }
    const box = await grantLootbox(ctx, tx, { ...gift, key: `${key}:${nth}` })
    if (!box) throw new Error(`${card.group}: no box was granted for the exchange`)
  }
}

interface Order {
  readonly type: string
  readonly group: string
  readonly currency: string
  readonly points?: number | undefined
  readonly tickets_count?: number | undefined
  readonly lottery_id?: number | undefined
}

async function exchange(ctx: ExchangeCtx, tx: Tx, order: Order): Promise<void> {
  const { type, group, currency, points } = order
  const at = ctx.clock.now()
  const player = await playerFacts(tx, ctx.player.id, at)
  assertMayExchange(ctx, player)
  if (type === 'lotteries') return buyTickets(ctx, tx, player, order)
  const card = findCard(ctx, player, type, group)
  const count = countOf(ctx, points, card.points)
  if (isBoxCard(card) && count > maxBoxes) throw ctx.refuse(422, { points: { too_big: true } })
  if (!currenciesOf(player, card).includes(currency)) throw ctx.refuse(422, { currency: { unknown_value: true } })
  const key = `exchange:${player.id}:${ctx.idempotencyKey}`
  const balance = await movePoints(tx, {
    key,
    playerId: player.id,
    kind: 'exchange',
    at,
    reason: { type, group, count, currency, titles: card.titles },
    chargeable: -toMicros(count * card.points),
    persistent: 0n,
  })
  // A repeated key: the exchange has already been done.
  if (!balance) return
  announcePoints(ctx, tx, balance)
  if (isBoxCard(card)) await grantBoxes(ctx, tx, { key, card, count, player })
  else await grantCard(ctx, tx, { key, card, count, player, currency, at })
}

/** API-083, API-084, API-087: debits the points and grants the card's content, in one transaction and once per key. */
export const exchangePoints: Handler<'loyalty.exchange'> = async (ctx, { params: { type }, body }) => {
  await ctx.db.transaction((tx) => exchange(ctx, tx, { type, ...body.exchange }))
  return { status: 201, body: {} }
}
