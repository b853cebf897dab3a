export {
  type BannerFacts,
  type CompetitionLook,
  competitionBanner,
  competitionLook,
} from './banners/competitionBanner.ts'
export type { PrizePoints } from './neededServices.ts'
export { type Award, type Awarded, type AwardNeeds, awardPrize } from './prizes/awardPrize.ts'
export { type CompetitionPrize, competitionPrize } from './prizes/competitionPrize.ts'
export { findTournamentPlayer, type TournamentPlayerRow } from './standings/playerStore.ts'
export { findTournament, listOpen, type TournamentKind, type TournamentRow, tournamentOf } from './tournamentStore.ts'
