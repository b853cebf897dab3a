export { demoField } from './demoField.ts'
export { findSessionPlayer, sessionPlayers } from './findSessionPlayer.ts'
export { findByEmail } from './store.ts'
