export { readPostbacks } from './postbacks/postbackConfig.ts'
export { recordSignUpOrigin } from './recordSignUpOrigin.ts'
export { recordAffiliateVisit } from './store.ts'
