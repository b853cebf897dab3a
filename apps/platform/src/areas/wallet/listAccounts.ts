import type { Handler } from '../../core/http/handler.ts'
import { wagerStages } from '../bonuses/public.ts'
import { presentAccount, presentCompatible } from './present.ts'
import { walletsOf } from './wallets.ts'

/** API-022: one entry a wallet, in the form asked for; the older one says how a bonus in it is wagered. */
export const listAccounts: Handler<'wallet.accounts'> = async ({ ledger, db, player }, { query }) => {
  const wallets = await walletsOf(ledger, db, player.id, player.currency)
  if (query.compatibility !== 'true') return { status: 200, body: wallets.map(presentAccount) }
  const stages = await wagerStages(db, player.id)
  return {
    status: 200,
    body: wallets.map((wallet) => presentCompatible(wallet, stages.get(wallet.balance.currency))),
  }
}
