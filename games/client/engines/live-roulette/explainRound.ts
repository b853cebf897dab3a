export { explainRound } from '../roulette/explainRound.ts'
