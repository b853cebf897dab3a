export { levelPointsOf } from './store.ts'
