/** Public API of play for other areas. */
export { assertPlayBalanced } from './assertPlayBalanced.ts'
export {
  compareArchived,
  droppableRounds,
  droppedAmong,
  dropRounds,
  lastDroppedMonth,
  recordDrop,
} from './dropRounds.ts'
export { freeSpinsOf } from './freeRounds.ts'
export { isRoundKnown } from './isRoundKnown.ts'
export { openHundredths } from './openStakes.ts'
export { addToAnswer, payWinsBatch } from './payWinsBatch.ts'
export { payPrize, payWin, payWinLate, placeBet, rollBackBet, rollBackBetLate } from './play.ts'
export type {
  BetOrder,
  BlockingLimit,
  Moved,
  NotMoved,
  PlayResult,
  WinOrder,
} from './playOrders.ts'
export { playQueueOf } from './playQueue.ts'
export { openHolds, placeHold, releaseHold } from './recordHolds.ts'
export { openRoundsPlaced, type PlayedRound, roundsOf, roundsPlaced } from './roundSums.ts'
export { roundsByHour } from './roundsByHour.ts'
export { maxBetOf } from './stakeConditions.ts'
export { stakedBetween } from './stakedBetween.ts'
export { uncountedAmong } from './uncountedAmong.ts'
