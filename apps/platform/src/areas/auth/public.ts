export { demoField } from './demoField.ts'
export { findSessionPlayer, sessionPlayers } from './findSessionPlayer.ts'
export { callbackOf } from './providers/services.ts'
export { findByEmail } from './store.ts'
