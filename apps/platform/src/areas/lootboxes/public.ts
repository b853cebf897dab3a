export { boxOffer } from './boxOffer.ts'
export { giveLootbox } from './grants/grantLootbox.ts'
