import type { seatLimits } from '../../../engines/blackjack/engine.ts'
import type { BlackjackProfile } from '../../../engines/blackjack/profiles.ts'
import { h } from '../../ui/element.ts'
import type { Words } from './words.ts'

/** The rules of this table, with its own figures. */
export function rules(parts: {
  words: Words
  money: (cents: number) => string
  profile: BlackjackProfile
  limits: ReturnType<typeof seatLimits>
}): HTMLElement {
  const { words, money, profile, limits } = parts
  const sentences = [
    words('ruleGoal'),
    words('rulePays'),
    words('ruleShoe', { decks: profile.decks }),
    words(profile.hitsSoft17 ? 'ruleHits' : 'ruleStands'),
    words('rulePeek'),
    words(profile.doubles === 'any' ? 'ruleDoubleAny' : 'ruleDoubleSome'),
    words('ruleSplit'),
    words('ruleLimits', { least: money(limits.least), most: money(limits.most) }),
    words('ruleRtp', { rtp: profile.rtp, hit: profile.hitRate }),
    words('ruleLeft'),
  ]
  return h('ul', { class: 'rules' }, ...sentences.map((sentence) => h('li', {}, sentence)))
}
