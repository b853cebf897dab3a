export { contactsOf, latestMeasure } from './store.ts'
