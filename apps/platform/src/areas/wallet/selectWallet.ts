import { required } from '@apogee/rules/validation/required'
import { readCurrencies } from '../../core/content/configs/config.ts'
import type { Handler } from '../../core/http/handler.ts'
import { currencyOf, setCurrency } from '../profile/public.ts'
import { presentAccount } from './present.ts'
import { walletsOf } from './wallets.ts'

/** API-023, CASH-14: opens the wallet of a currency and makes it the one the player plays in. */
export const selectWallet: Handler<'wallet.select'> = async (ctx, { body: { currency } }) => {
  if (!readCurrencies().some(({ code }) => code === currency)) {
    throw ctx.refuse(422, { currency: { currency_unavailable: true } })
  }
  const { id } = ctx.player
  await ctx.db.transaction(async (tx) => {
    // The previous wallet keeps its money and its position in the list, even when it was never used.
    for (const code of new Set([await currencyOf(tx, id), currency])) await ctx.ledger.openAccounts(tx, id, code)
    await ctx.ledger.raiseVersions(tx, id)
    await setCurrency(tx, id, currency)
  })
  ctx.sessions.forget(id)
  const wallets = await walletsOf(ctx.db, id)
  // The previous wallet is no longer active, so all wallets are published.
  for (const wallet of wallets) ctx.publish(id, 'balance', presentAccount(wallet))
  const selected = wallets.find(({ balance }) => balance.currency === currency)
  return { status: 200, body: presentAccount(required(selected, `wallet ${currency}`)) }
}
