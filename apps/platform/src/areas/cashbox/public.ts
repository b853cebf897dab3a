export { countDeposits } from './depositSums.ts'
export { depositsIn, lockPayment } from './store.ts'
