import type { Limits } from '../../../engines/roulette/bet.ts'
import type { RouletteProfile } from '../../../engines/roulette/profiles.ts'
import { PAYS } from '../../../engines/roulette/spots.ts'
import { h } from '../../ui/element.ts'
import type { Words } from './words.ts'

const ZERO = { takes: 'ruleTakes', halves: 'ruleHalves', holds: 'ruleHolds' } as const

/** The rules of this table, with its own figures. */
export function rules(parts: {
  words: Words
  money: (cents: number) => string
  profile: RouletteProfile
  limits: Limits
}): HTMLElement {
  const { words, money, profile, limits } = parts
  const straight = money(profile.mostStraight * limits.unit)
  const sentences = [
    words('ruleSpots', { odds: profile.comets?.straight ?? PAYS.straight }),
    ...(profile.comets ? [words('ruleComets')] : []),
    words(ZERO[profile.zero]),
    words('ruleLimits', { least: money(limits.least), straight, table: money(limits.table) }),
    words('ruleRtp', { even: profile.evenRtp, rtp: profile.rtp }),
    words('ruleDrawn'),
  ]
  return h('ul', { class: 'rules' }, ...sentences.map((sentence) => h('li', {}, sentence)))
}
