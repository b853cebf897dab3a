import { toMicros } from '@apogee/rules/loyalty/points'
import { mostOf, nextStep } from '@apogee/rules/loyalty/shop'
import { multiAccountGroup } from '../../areas/bonuses/openOffers.ts'
import { type PlayerFacts, playerFacts } from '../../areas/bonuses/store.ts'
import { type Card, readCards } from '../../areas/loyalty/shop.ts'
import { movePoints } from '../../areas/loyalty/store.ts'
import type { Tx } from '../../core/db/db.ts'
import { refuse } from '../../core/errors.ts'
import type { Handler, PlayerCtx } from '../../core/http/handler.ts'
import { gameFinder } from './cards.ts'
import { currencyOf, giveCard } from './giveCard.ts'
import { announcePoints } from './pointsNews.ts'

/** CP-20, SAFE-02: who is given nothing at all, whatever he pays for it. */
function refuseFor({ groups, can_issue_bonuses: canIssueBonuses, is_in_break }: PlayerFacts): void {
  if (is_in_break) throw refuse(422, { base: { limit_reached: true } })
  const step = nextStep({ isMultiAccount: groups.includes(multiAccountGroup), canIssueBonuses })
  if (step !== 'exchange') throw refuse(422, { base: { [step]: true } })
}

function findCard(ctx: PlayerCtx, player: PlayerFacts, type: string, group: string): Card {
  const card = readCards(player.licence, player.brand).find((one) => one.type === type && one.group === group)
  const games = card?.freespins?.games
  const isOffered = card && (!games || games.some((game) => gameFinder(ctx.catalogue.index)(game)))
  if (!isOffered) throw refuse(422, { group: { unknown_value: true } })
  return card
}

/** How often a card is had for so many points. */
function countOf(points: number | undefined, cost: number): number {
  if (points === undefined) throw refuse(422, { points: { required: true } })
  if (points % cost !== 0) throw refuse(422, { points: { not_a_multiple: true } })
  return mostOf(points, cost)
}

interface Order {
  readonly type: string
  readonly group: string
  readonly currency: string
  readonly points?: number | undefined
}

async function exchange(ctx: PlayerCtx, tx: Tx, { type, group, currency, points }: Order): Promise<void> {
  const at = ctx.clock.now()
  const player = await playerFacts(tx, ctx.player.id, at)
  refuseFor(player)
  const card = findCard(ctx, player, type, group)
  const count = countOf(points, card.points)
  if (currencyOf(player, card) !== currency) throw refuse(422, { currency: { unknown_value: true } })
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
  // The same key again: what it asked for has been done.
  if (!balance) return
  announcePoints(ctx, tx, balance)
  await giveCard(ctx, tx, { key, card, count, player, currency, at })
}

/** API-083, API-084, API-087: points go and what they buy comes, in one transaction and once for its key. */
export const exchangePoints: Handler<'loyalty.exchange'> = async (ctx, { params: { type }, body }) => {
  await ctx.db.transaction((tx) => exchange(ctx, tx, { type, ...body.exchange }))
  return { status: 201, body: {} }
}
