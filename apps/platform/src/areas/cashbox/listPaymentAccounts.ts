import type { Handler } from '../../core/http/handler.ts'
import { listAccounts } from './accountStore.ts'
import { presentAccount } from './present.ts'

/** Cards, bank accounts and addresses to use again. */
export const listPaymentAccounts: Handler<'cashbox.accounts'> = async (ctx, { query }) => {
  const rows = await listAccounts(ctx.db, ctx.player.id, query.kind ?? null)
  return { status: 200, body: rows.map(presentAccount) }
}
