import type { seatLimits } from '../../../engines/blackjack/engine.ts'
import type { BlackjackProfile } from '../../../engines/blackjack/profiles.ts'
import { ruleList } from '../../ui/sheet.ts'
import type { BlackjackTexts } from './texts.ts'

/** The rules of this table, with its own figures. */
export function rules(parts: {
  engineTexts: BlackjackTexts
  money: (cents: number) => string
  profile: BlackjackProfile
  limits: ReturnType<typeof seatLimits>
}): HTMLElement {
  const { engineTexts, money, profile, limits } = parts
  const sentences = [
    engineTexts('ruleGoal'),
    engineTexts('rulePays'),
    engineTexts('ruleShoe', { decks: profile.decks }),
    engineTexts(profile.hitsSoft17 ? 'ruleHits' : 'ruleStands'),
    engineTexts('rulePeek'),
    engineTexts(profile.doubles === 'any' ? 'ruleDoubleAny' : 'ruleDoubleSome'),
    engineTexts('ruleSplit'),
    engineTexts('ruleLimits', { least: money(limits.min), most: money(limits.max) }),
    engineTexts('ruleRtp', { rtp: profile.rtp, hit: profile.hitRate }),
    engineTexts('ruleLeft'),
  ]
  return ruleList(sentences)
}
