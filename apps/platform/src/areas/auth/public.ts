export { findSessionPlayer } from './sessionPlayer.ts'
export { findByEmail } from './store.ts'
