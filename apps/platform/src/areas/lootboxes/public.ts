export { boxOffer } from './boxOffer.ts'
export { giveLootbox } from './giveLootbox.ts'
