import type { Handler } from '../../core/http/handler.ts'
import { presentAccount, presentCompatible } from './present.ts'
import { walletsOf } from './wallets.ts'

/** API-022: one entry a wallet, in the form asked for. */
export const listAccounts: Handler<'wallet.accounts'> = async (ctx, { query }) => {
  const wallets = await walletsOf(ctx.ledger, ctx.db, ctx.player.id, ctx.player.currency)
  const isCompatible = query.compatibility === 'true'
  return { status: 200, body: wallets.map((wallet) => (isCompatible ? presentCompatible : presentAccount)(wallet)) }
}
