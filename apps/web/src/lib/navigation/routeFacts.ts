import type { FlagName } from '@apogee/rules/site/flagNames'

/** The facts that a route (in its `staticData`) or a dialog declares about itself; the guards judge by them. */
export interface RouteFacts {
  /** The visitors who may see it; all by default. */
  readonly access?: 'players' | 'guests' | 'testers'
  /** GD-04: the action here that the law may forbid. */
  readonly law?: 'signIn' | 'signUp'
  /** A cashbox popup, and which profile fields it needs (OPEN-09). */
  readonly cashbox?: 'deposit' | 'cashout'
  /** GD-09: closed once a limit is reached. */
  readonly game?: boolean
  /** Shown only while this flag is on; otherwise it redirects to the promotions. */
  readonly flag?: FlagName
}
