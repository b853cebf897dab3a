import type { Handlers } from '../../core/http/handler.ts'
import { listAccounts } from './listAccounts.ts'
import { selectWallet } from './selectWallet.ts'

export const walletHandlers = {
  'wallet.accounts': listAccounts,
  'wallet.select': selectWallet,
} satisfies Partial<Handlers>
