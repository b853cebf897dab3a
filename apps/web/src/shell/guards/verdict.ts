import type { RouteFacts } from '../../lib/navigation/routeFacts'
import type { PagePath } from '../../lib/page/toPage'

/** The visitor. Facts that cost a request are known only for routes that need them. */
export interface VisitorFacts {
  readonly isPlayer: boolean
  /** The lookup of the player failed: the guard rejects nothing for it, because the back end enforces access itself. */
  readonly isUnknown?: boolean
  readonly isTester: boolean
  /** The law of the visitor's country forbids sign-up and sign-in (OPEN-60). */
  readonly isRestricted: boolean
  readonly isProfileIncomplete: boolean
  readonly isLimitReached: boolean
  readonly hasGiftCode: boolean
}

/** How the visitor got here. */
export interface Entry {
  readonly path: string
  /** Path and query, without prefixes: the return address for sign-up. */
  readonly href: string
  /** From the query: `mode=real` requests a real-money session (OPEN-76). */
  readonly mode?: unknown
  /** The page the visitor comes from inside the app; undefined on a direct request. */
  readonly from: string | undefined
  readonly isFlagOn: boolean
}

export type Verdict =
  | {
      readonly kind: 'redirect'
      readonly to: PagePath
      readonly search?: Readonly<Record<string, string>>
      readonly hash?: string
    }
  /** GD-05: show a warning and stay on the current page; on a direct request that can only be main. */
  | { readonly kind: 'warn'; readonly about: 'signIn' | 'signUp' }
  | { readonly kind: 'personalInfo'; readonly context: 'deposit' | 'cashout' }
  | { readonly kind: 'go' }

type Rule = (route: RouteFacts, visitor: VisitorFacts, entry: Entry) => Verdict | undefined

const to = (path: PagePath, search?: Readonly<Record<string, string>>): Verdict => ({
  kind: 'redirect',
  to: path,
  ...(search && { search }),
})

/** GD-04 */
const lawful: Rule = ({ law }, { isPlayer, isRestricted }) =>
  law && isRestricted && !isPlayer ? { kind: 'warn', about: law } : undefined

/** GD-02, OPEN-08; OPEN-76: a guest who wants to play for real money; OPEN-16: a page for testers. */
const authenticated: Rule = ({ access, game }, { isPlayer, isTester, isUnknown }, { href, mode }) => {
  if (access === 'testers' && !isTester) return to('/oops')
  const needsPlayer = access === 'players' || (game && mode === 'real')
  return needsPlayer && !isPlayer && !isUnknown ? to('/registration', { redirect: href }) : undefined
}

/** GD-03 */
const guestsOnly: Rule = ({ access }, { isPlayer }) => (access === 'guests' && isPlayer ? to('/') : undefined)

const signUpPaths: ReadonlySet<string> = new Set(['/sign-up', '/registration'])

/** GD-06, GD-07 (OPEN-83), GD-08 */
const cashboxOpen: Rule = ({ cashbox }, { isProfileIncomplete }, { from }) => {
  if (!cashbox) return undefined
  // The hash makes main say why the cashbox did not open, and offer to open it (`hashAction.ts`).
  if (from === undefined || signUpPaths.has(from))
    return { kind: 'redirect', to: '/', hash: cashbox === 'cashout' ? 'withdraw' : 'deposit' }
  return isProfileIncomplete ? { kind: 'personalInfo', context: cashbox } : undefined
}

/** GD-09, OPEN-10 */
const withinLimits: Rule = ({ game }, { isPlayer, isLimitReached }) =>
  game && isPlayer && isLimitReached ? to('/profile/limits') : undefined

/** GD-10 */
const giftFirst: Rule = (_route, { isPlayer, hasGiftCode }, { path }) =>
  path === '/' && isPlayer && hasGiftCode ? to('/profile/gifts') : undefined

/** RT-38, RT-39 */
const switchedOn: Rule = ({ flag }, _visitor, { isFlagOn }) => (flag && !isFlagOn ? to('/promotions') : undefined)

/** OPEN-06. Prefixes, trailing slash, texts and promo codes have been handled before. */
const inOrder: readonly Rule[] = [lawful, authenticated, guestsOnly, cashboxOpen, withinLimits, giftFirst, switchedOn]

const go: Verdict = { kind: 'go' }

/** Whether the visitor may enter, and what happens otherwise: the first rule that returns a verdict decides. */
export function verdictOn(route: RouteFacts, visitor: VisitorFacts, entry: Entry): Verdict {
  for (const rule of inOrder) {
    const verdict = rule(route, visitor, entry)
    if (verdict) return verdict
  }
  return go
}
