export { givePrizePoints } from './points/givePrizePoints.ts'
export { levelPointsOf } from './store.ts'
