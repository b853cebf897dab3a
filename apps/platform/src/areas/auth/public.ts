export { demoField } from './demoField.ts'
export { findSessionPlayer } from './findSessionPlayer.ts'
export { findByEmail } from './store.ts'
