import { isEnded } from '@apogee/rules/bonuses/stages'
import { toDecimal } from '@apogee/rules/money/units'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import type { Handler, PlayerCtx } from '../../../core/http/handler.ts'
import { announceSteps } from '../bonusMessages.ts'
import { type BonusRow, findBonus, lockBonuses } from '../bonusStore.ts'
import { advance, revokeBonus } from './wagering.ts'

export async function ownBonus(ctx: PlayerCtx, id: number): Promise<BonusRow> {
  const bonus = await findBonus(ctx.db, ctx.player.id, BigInt(id))
  if (!bonus) throw ctx.refuse(404, { base: { not_found: true } })
  return bonus
}

/** SAFE-08: returns the money that cancelling would remove and keep, before anything is cancelled. */
export const readCancelInfo: Handler<'bonuses.cancelInfo'> = async (ctx, { params }) => {
  const bonus = await ownBonus(ctx, params.id)
  if (isEnded(bonus.stage)) throw ctx.refuse(422, { base: { not_cancelable: true } })
  const { currency } = bonus
  const balance = await ctx.ledger.readBalance(ctx.db, ctx.player.id, currency)
  const real = balance?.real ?? 0n
  const money = bonus.stage === 'handle_bets' ? (balance?.bonus ?? 0n) : 0n
  const own = money < bonus.amount_cents ? money : bonus.amount_cents
  const write = (cents: bigint) => toDecimal(cents, currencyOf(currency)?.subunits_to_unit ?? 100)
  return {
    status: 200,
    body: {
      id: params.id,
      currency,
      total_withdrawal_amount: write(money),
      current_balance: write(real + (balance?.bonus ?? 0n)),
      cash_balance: write(real),
      bonus_balance: write(own),
      bonus_winnings: write(money - own),
    },
  }
}

/** API-034: cancels an unfinished bonus, once, unless it is due to end otherwise; the next in line begins. */
export const cancelBonus: Handler<'bonuses.cancel'> = async (ctx, { params }) => {
  const { currency } = await ownBonus(ctx, params.id)
  await ctx.db.transaction(async (tx) => {
    const held = (await lockBonuses(tx, ctx.player.id, currency)).find(({ id }) => id === BigInt(params.id))
    if (!held) throw ctx.refuse(422, { base: { not_cancelable: true } })
    const wallet = { tx, ledger: ctx.ledger, playerId: ctx.player.id, currency, now: ctx.clock.now() }
    const due = await advance(wallet)
    const isOver = due.some(({ id, stage }) => id === held.id && isEnded(stage))
    const canceled = isOver ? [] : [await revokeBonus(wallet, held, 'canceled'), ...(await advance(wallet))]
    await announceSteps(ctx, tx, [...due, ...canceled])
  })
  return { status: 204 }
}
