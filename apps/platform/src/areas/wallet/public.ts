export { announceBalance } from './announceBalance.ts'
export { walletOf } from './wallets.ts'
