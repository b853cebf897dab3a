export { readJackpotFile } from './config.ts'
export { awardedSince, forceLevel, type Jackpot, listJackpots, wrongPools } from './store.ts'
