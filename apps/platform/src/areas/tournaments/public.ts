export {
  type BannerFacts,
  type CompetitionLook,
  competitionBanner,
  competitionLook,
} from './banners/competitionBanner.ts'
export type { PrizePoints } from './neededServices.ts'
export { type Award, type Awarded, type AwardNeeds, awardPrize } from './prizes/awardPrize.ts'
export { type CompetitionPrize, competitionPrize } from './prizes/competitionPrize.ts'
