export { awardedSince } from './store.ts'
