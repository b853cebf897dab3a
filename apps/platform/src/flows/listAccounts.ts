import { wagerStages } from '../areas/bonuses/bonusStore.ts'
import { presentAccount, presentCompatible } from '../areas/wallet/present.ts'
import { walletsOf } from '../areas/wallet/wallets.ts'
import type { Handler } from '../core/http/handler.ts'

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
