export { recordAffiliateVisit } from './store.ts'
