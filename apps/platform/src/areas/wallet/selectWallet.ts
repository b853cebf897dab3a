import { readCurrencies } from '../../core/content/config.ts'
import type { Handler } from '../../core/http/handler.ts'
import { setCurrency } from '../profile/public.ts'
import { presentAccount, presentBalance } from './present.ts'
import { walletOf } from './wallets.ts'

/** API-023, CASH-14: opens the wallet of a currency and makes it the one the player plays in. */
export const selectWallet: Handler<'wallet.select'> = async (ctx, { body: { currency } }) => {
  if (!readCurrencies().some(({ code }) => code === currency)) {
    throw ctx.refuse(422, { currency: { currency_unavailable: true } })
  }
  const { id } = ctx.player
  await ctx.db.transaction(async (tx) => {
    // The wallet left behind keeps its money, and its place in the list even when it was never used.
    for (const code of new Set([ctx.player.currency, currency])) await ctx.ledger.openAccounts(tx, id, code)
    await setCurrency(tx, id, currency)
  })
  ctx.sessions.forget(id)
  const wallet = await walletOf(ctx.ledger, ctx.db, id, currency, currency)
  ctx.publish(id, 'balance', presentBalance(wallet!))
  return { status: 200, body: presentAccount(wallet!) }
}
