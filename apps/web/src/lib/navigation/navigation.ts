import type { Flags } from '@apogee/rules/site/flagNames'
import type { LucideIcon } from 'lucide-react'
import type { NavKey } from '../i18n/messages'

/** The facts that decide which of the features' destinations are shown; a feature may add its own. */
export interface NavFacts {
  readonly flags: Pick<Flags, 'rocket_mart' | 'rocket_chance' | 'mystic_jackpots'>
}

/** A feature's destination in the navigation. */
export interface NavEntry {
  /** Its label: `nav.<key>` in the texts of the area. */
  readonly key: NavKey
  readonly icon: LucideIcon
  /** Its group: with the games (also in the bottom bar), with the rewards, or with help at the end. */
  readonly group: 'games' | 'rewards' | 'help'
  /** A path on this site, or an external address; undefined while it has no address. */
  readonly path: string | ((facts: NavFacts) => string | undefined)
  /** When it is shown in the navigation; always by default. */
  readonly when?: (facts: NavFacts) => boolean
}
