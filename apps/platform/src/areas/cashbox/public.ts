export { countDeposits } from './depositSums.ts'
export { creditedBy } from './deposits/bookDeposit.ts'
export { depositsIn, endedPayments, lockPayment } from './store.ts'
export { withdrawalDesk } from './withdrawals/withdrawalDesk.ts'
