import { presentAccount, presentBalance } from '../areas/wallet/present.ts'
import { walletOf } from '../areas/wallet/wallets.ts'
import { readCurrencies } from '../core/content/config.ts'
import { refuse } from '../core/errors.ts'
import type { Handler } from '../core/http/handler.ts'

/** API-023, CASH-14: opens the wallet of a currency and makes it the one the player plays in. */
export const selectWallet: Handler<'wallet.select'> = async (ctx, { body: { currency } }) => {
  if (!readCurrencies().some(({ code }) => code === currency)) {
    throw refuse(422, { currency: { currency_unavailable: true } })
  }
  const { id } = ctx.player
  await ctx.db.transaction(async (tx) => {
    // The wallet left behind keeps its money, and its place in the list even when it was never used.
    for (const code of new Set([ctx.player.currency, currency])) await ctx.ledger.openAccounts(tx, id, code)
    await tx.query('UPDATE players SET currency = $2 WHERE id = $1', [id, currency])
  })
  ctx.sessions.forget(id)
  const wallet = await walletOf(ctx.ledger, ctx.db, id, currency, currency)
  ctx.publish(id, 'balance', presentBalance(wallet!))
  return { status: 200, body: presentAccount(wallet!) }
}
