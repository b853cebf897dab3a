export { countDeposits } from './depositSums.ts'
export { depositsIn, lockPayment } from './store.ts'
export { withdrawalDesk } from './withdrawals/withdrawalDesk.ts'
