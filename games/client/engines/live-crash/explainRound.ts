export { explainRound } from '../crash/explainRound.ts'
