import type { Handler } from '../../../core/http/handler.ts'
import { presentAccount } from '../present.ts'
import { listAccounts } from './accountStore.ts'

/** Saved cards, bank accounts and addresses. */
export const listPaymentAccounts: Handler<'cashbox.accounts'> = async (ctx, { query }) => {
  const rows = await listAccounts(ctx, ctx.player.id, query.kind ?? null)
  return { status: 200, body: rows.map(presentAccount) }
}
