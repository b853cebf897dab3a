export { grantPrizePoints } from './points/grantPrizePoints.ts'
export { levelPointsOf } from './store.ts'
