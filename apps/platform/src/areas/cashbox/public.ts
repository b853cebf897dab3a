export { countDeposits, openDeposits } from './depositSums.ts'
export { depositsIn, endedPayments, lockPayment } from './store.ts'
