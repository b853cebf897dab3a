import type { Handlers } from '../../core/http/handler.ts'
import { listAccounts } from './listAccounts.ts'

/** What the wallet reads; selecting one touches the player and stands in flows. */
export const walletHandlers = { 'wallet.accounts': listAccounts } satisfies Partial<Handlers>
