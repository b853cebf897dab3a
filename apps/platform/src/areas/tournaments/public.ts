export {
  type CompetitionLook,
  competitionBanner,
  competitionLook,
} from './banners/competitionBanner.ts'
export { type CompetitionFile, competitionFiles, nameFault } from './definitions/competitionFiles.ts'
export {
  type CompetitionWhen,
  competitionWhen,
  type DuePeriod,
  duePeriods,
  periodsUntil,
} from './definitions/competitionWhen.ts'
export { fileParts } from './definitions/fileParts.ts'
export { type Defined, keepAnnounced } from './definitions/keepAnnounced.ts'
export type { Terms } from './definitions/terms.ts'
export { ticketFaults, ticketSentences } from './definitions/ticketFaults.ts'
export { seedStanding } from './demo/seedStanding.ts'
export { costOf } from './dryRuns/costOf.ts'
export { dryRunOrder } from './dryRuns/dryRunOrder.ts'
export { entrantWords, type Field, fieldOf, nextPeriod, playerWords, timeWords } from './dryRuns/fieldOf.ts'
export type { PrizePoints } from './neededServices.ts'
export { type Awarded, type AwardNeeds, awardPrize } from './prizes/awardPrize.ts'
export { giftsGiven } from './prizes/awardStore.ts'
export { type CompetitionPrize, competitionPrize } from './prizes/competitionPrize.ts'
export { prizeWords } from './prizes/prizeWords.ts'
export { findPairs, listTaken, pairKey, type TournamentPlayerRow } from './standings/scoreStore.ts'
export {
  listByIds,
  listFinished,
  listOpen,
  type TournamentKind,
  type TournamentRow,
  tournamentsOf,
} from './tournamentStore.ts'
