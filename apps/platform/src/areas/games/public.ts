export { COLLECTIONS } from './catalogue/collections.ts'
export { listedIdentifiers, readGameFiles } from './catalogue/gameFiles.ts'
export type { Game, GameCatalogue, GameIndex } from './gameCatalogue.ts'
export { tileOf } from './launch/openGames.ts'
export { canStake, stakeAcceptedEverywhere } from './launch/smallestStakes.ts'
export { gamesOfCategory } from './listing/gamesOfCategory.ts'
export { gameTitle, isCategory, isStudio } from './listing/knownNames.ts'
export { storeWins } from './listing/latestWins.ts'
export { maskNickname } from './listing/maskNickname.ts'
export { type SpinGame, spinGames } from './listing/spinGames.ts'
export { gameIdentifiers, houseGames, houseTiles } from './listing/studioTiles.ts'
export { playerReference } from './playerReference.ts'
export {
  countFrom,
  lastPlays,
  markCheckPublished,
  type PlayClock,
  readClock,
  updateClocks,
} from './rounds/playClock.ts'
export {
  allBets,
  type BestRound,
  bestRoundSince,
  betsFinishedIn,
  type PlaySum,
  playSince,
  roundForSupport,
  stakesAfter,
} from './rounds/roundStore.ts'
export type { Pots } from './services.ts'
export { openPlaySession } from './store.ts'
export { livePlaysOf } from './wallet/livePlays.ts'
export type { Play } from './wallet/playStore.ts'
