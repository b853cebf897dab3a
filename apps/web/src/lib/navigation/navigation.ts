import type { LucideIcon } from 'lucide-react'
import type { Flags } from '../flags/flagNames'
import type { NavKey } from '../i18n/messages'

/** The facts that decide which of the features' destinations are shown. */
export interface NavFacts {
  readonly flags: Pick<Flags, 'rocket_mart' | 'rocket_chance' | 'mystic_jackpots'>
  /** Address of the betting page, while it is enabled (NAV-34). */
  readonly sports: string | undefined
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
