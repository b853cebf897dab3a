export { callbackOf } from './providers/services.ts'
export { findSessionPlayer, sessionPlayers } from './signIn/findSessionPlayer.ts'
export { demoField } from './signUp/demoField.ts'
export { findByEmail } from './store.ts'
