import type { Sql } from '../../core/db/db.ts'
import type { Handler } from '../../core/http/handler.ts'
import { presentAccount, presentCompatible } from './present.ts'
import { walletsOf } from './wallets.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** The stage of the bonus being wagered in each wallet, by currency. */
    readonly wagerStages: (sql: Sql, playerId: bigint) => Promise<ReadonlyMap<string, string>>
  }
}

/** API-022: one entry per wallet in the requested format; the older one includes the wagering stage of its bonus. */
export const listAccounts: Handler<'wallet.accounts'> = async (ctx, { query }) => {
  const { db, player } = ctx
  const wallets = await walletsOf(db, player.id)
  if (query.compatibility !== 'true') return { status: 200, body: wallets.map(presentAccount) }
  const stages = await ctx.wagerStages(db, player.id)
  return {
    status: 200,
    body: wallets.map((wallet) => presentCompatible(wallet, stages.get(wallet.balance.currency))),
  }
}
