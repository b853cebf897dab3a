export { tell } from '../roulette/tell.ts'
