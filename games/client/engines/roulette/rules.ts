import type { Limits } from '../../../engines/roulette/bet.ts'
import type { RouletteProfile } from '../../../engines/roulette/profiles.ts'
import { PAYS } from '../../../engines/roulette/spots.ts'
import { ruleList } from '../../ui/sheet.ts'
import type { RouletteTexts } from './texts.ts'

const ZERO = { takes: 'ruleTakes', halves: 'ruleHalves', holds: 'ruleHolds' } as const

/** The rules of this table, with its own figures. */
export function rules(parts: {
  engineTexts: RouletteTexts
  money: (cents: number) => string
  profile: RouletteProfile
  limits: Limits
}): HTMLElement {
  const { engineTexts, money, profile, limits } = parts
  const straight = money(profile.mostStraight * limits.unit)
  const sentences = [
    engineTexts('ruleSpots', { odds: profile.comets?.straight ?? PAYS.straight }),
    ...(profile.comets ? [engineTexts('ruleComets')] : []),
    engineTexts(ZERO[profile.zero]),
    engineTexts('ruleLimits', { least: money(limits.min), straight, table: money(limits.table) }),
    engineTexts('ruleRtp', { even: profile.evenRtp, rtp: profile.rtp }),
    engineTexts('ruleDrawn'),
  ]
  return ruleList(sentences)
}
