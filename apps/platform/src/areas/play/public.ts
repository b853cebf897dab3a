/** Public API of play for other areas. */
export { assertPlayBalanced } from './assertPlayBalanced.ts'
export type { BlockingLimit } from './explainRefusal.ts'
export { freeSpinsOf } from './freeRounds.ts'
export { openHundredths } from './openStakes.ts'
export { addToAnswer, payWinsBatch } from './payWinsBatch.ts'
export {
  type BetOrder,
  type Moved,
  type NotMoved,
  type PlayResult,
  payWin,
  placeBet,
  rollBackBet,
  type WinOrder,
} from './play.ts'
export { openRoundsPlaced, type PlayedRound, roundsOf, roundsPlaced } from './roundSums.ts'
export { maxBetOf } from './stakeConditions.ts'
export { stakedBetween } from './stakedBetween.ts'
export { uncountedAmong } from './uncountedAmong.ts'
