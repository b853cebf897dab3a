export { findPoints, persistentPointsOf } from './store.ts'
