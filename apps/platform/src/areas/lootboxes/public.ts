export { boxOffer } from './boxOffer.ts'
export { grantLootbox } from './grants/grantLootbox.ts'
