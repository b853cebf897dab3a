import { isTester } from '@apogee/rules/profile/roles'
import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { guardFacts } from '../../features/guardFacts'
import type { Player } from '../../features/profile/queries'
import { randomId } from '../../lib/browser/randomId'
import { isFlagOn } from '../../lib/flags/flags'
import { textsOf } from '../../lib/i18n/textsOf'
import type { DialogEntry } from '../../lib/navigation/dialogs'
import type { RouteFacts } from '../../lib/navigation/routeFacts'
import { type Notice, showNotice } from '../../lib/notices'
import { isOnBreak } from '../../lib/onBreak'
import type { Site } from '../../lib/page/boot'
import { writePlainSearch } from '../../lib/page/searchParams'
import { type Place, toPage } from '../../lib/page/toPage'
import { toast } from '../../lib/toasts'
import { routeDialog } from '../dialogs/dialogStack'
import { dialogs } from '../dialogs/dialogs'
import { groupsOf } from '../frame/groupsOf'
import type { NavigationState } from './navigationState'
import { type Verdict, type VisitorFacts, verdictOn } from './verdict'

export interface Guarded {
  readonly context: {
    readonly queryClient: QueryClient
    readonly site: Site
    readonly navigationState: NavigationState
  }
  readonly player: Player | null
  /** The lookup of the player failed. */
  readonly isUnknown?: boolean
  readonly location: ParsedLocation
  readonly matches: readonly { readonly staticData: StaticFacts }[]
  readonly preload: boolean
}

const { codes } = guardFacts

interface StaticFacts extends RouteFacts {
  readonly dialog?: DialogEntry['name']
  readonly dialogProps?: object
}

/** The facts of a dialog that opens without a route. */
const factsOf = ({ name, props }: DialogEntry): RouteFacts =>
  // A name's `facts` take that name's props, a relation that the union of all names hides. Another version of the site
  // may have stored a name that is unknown here.
  (dialogs[name]?.facts as ((props: object) => RouteFacts) | undefined)?.(props) ?? everyRoute

const everyRoute: StaticFacts = {}

/** ERR-09 */
const limitReached: Notice = { name: 'limitReached', kind: 'warning', persistent: true }

/** Guards every navigation, in the order of OPEN-06: returns nothing, or throws the redirect. */
export async function guard(guarded: Guarded): Promise<void> {
  const { context, location, matches, preload } = guarded
  const { navigationState, site } = context
  const from = navigationState.router?.state.resolvedLocation
  const search: Readonly<Record<string, unknown>> = location.search
  if (from && !preload) storeNewCodes(guarded, from.pathname)

  const route = matches.at(-1)?.staticData ?? everyRoute
  const opened = from && !preload ? newDialog(location, from) : undefined
  const facts = opened ? factsOf(opened) : route
  const { rest } = codes.extract(search)
  const verdict = verdictOn(facts, await visitorOf(guarded, facts), {
    path: location.pathname,
    href: location.pathname + writePlainSearch(rest),
    mode: search['mode'],
    from: from && (from.maskedLocation ?? from).pathname,
    isFlagOn: facts.flag === undefined || isFlagOn(site.flags, facts.flag),
  })
  if (verdict.kind !== 'go') {
    // A hover only preloads.
    if (!preload && verdict.kind === 'redirect' && verdict.to === '/profile/gifts' && location.pathname === '/')
      navigationState.shownGift = codes.gift()
    follow(verdict, guarded, from)
    return
  }
  if (!from || preload || navigationState.isThroughHistory || from.pathname === location.pathname) return
  const popup = routeDialog({ staticData: route }, search)
  // A popup page has no popups on top: the next popup replaces it.
  const isOverPage = () => navigationState.router?.state.matches.at(-1)?.staticData.dialog === undefined
  // RT-48: a popup's address opens it over the current page.
  if (popup && isOverPage()) throw over(from, { ...popup, key: randomId() }, location)
}

async function visitorOf(
  { context, player, isUnknown = false }: Guarded,
  { cashbox, game }: RouteFacts,
): Promise<VisitorFacts> {
  const { site, queryClient, navigationState } = context
  const gift = player && navigationState.router ? codes.gift() : null
  return {
    isPlayer: player !== null,
    isUnknown,
    isTester: player !== null && isTester(groupsOf(player)),
    isRestricted: site.isRestricted,
    isProfileIncomplete:
      player && cashbox ? await (await guardFacts.isProfileIncomplete())(queryClient, player, cashbox) : false,
    isLimitReached: player && game ? await (await guardFacts.isLimitReached())(queryClient) : false,
    hasGiftCode: gift !== null && gift !== navigationState.shownGift && !isOnBreak(player),
  }
}

/** GD-12, GD-13, OPEN-07 */
function storeNewCodes({ context: { navigationState }, player, location }: Guarded, from: string): void {
  const search = location.search as Readonly<Record<string, unknown>>
  const { codes: found, rest } = codes.extract(search)
  if (codes.areIn(search)) {
    // SAFE-02: codes of a link that is opened during a break are dropped permanently.
    if (!isOnBreak(player)) codes.store(found)
    navigationState.hasNewCodes = true
    throw redirect(toPage({ ...placeOf(location), search: rest }, { state: dialogsOf(location) }))
  }
  if (location.pathname === '/' && from !== '/' && !player && !navigationState.hasNewCodes) codes.clear()
  navigationState.hasNewCodes = false
}

const openDialogs = (location: ParsedLocation) => location.state.dialogs ?? []
const dialogsOf = (location: ParsedLocation) => ({ dialogs: openDialogs(location) })

/** The dialog that this navigation opens on top of the page. */
function newDialog(location: ParsedLocation, from: ParsedLocation): DialogEntry | undefined {
  const top = openDialogs(location).at(-1)
  const isNew = top !== undefined && !openDialogs(from).some(({ key }) => key === top.key)
  // Only the dialog controls write there, with the props of that name.
  return isNew ? (top as DialogEntry) : undefined
}

/** The current page with one more popup on top. A popup with its own page opens over main. */
function over(from: ParsedLocation, entry: DialogEntry, address?: ParsedLocation) {
  return redirect(
    toPage(placeOf(from), {
      resetScroll: false,
      state: { dialogs: [...openDialogs(from), entry] },
      mask: address && { to: address.pathname, search: address.search, unmaskOnReload: true },
    }),
  )
}

const placeOf = ({ pathname, search, hash }: ParsedLocation): Place => ({ to: pathname, search, hash })

function follow(verdict: Exclude<Verdict, { kind: 'go' }>, guarded: Guarded, from: ParsedLocation | undefined): never {
  const { location, preload, context } = guarded
  if (verdict.kind === 'redirect') {
    // ERR-09: why the game did not open. A page rendered by the server shows its limits itself.
    if (verdict.to === '/profile/limits' && from && !preload) void showNotice(context.site, limitReached)
    const { codes: found } = codes.extract(location.search as Readonly<Record<string, unknown>>)
    const { to, search, hash } = verdict
    throw redirect(toPage(to, { search: { ...search, ...found }, ...(hash && { hash }) }))
  }
  if (!from || preload) {
    // The next page shows the warning: its hash requests the popup again, in a browser (GD-05).
    throw redirect(toPage('/', verdict.kind === 'warn' ? { hash: hashOf[verdict.about] } : {}))
  }
  if (verdict.kind === 'personalInfo') {
    const next = (location.maskedLocation ?? location).pathname
    const cashbox = guardFacts.cashboxAt(next)
    throw over(from, {
      name: 'personalInfo',
      props: { context: verdict.context, ...(cashbox ? { cashbox } : { next }) },
      key: randomId(),
    })
  }
  const t = textsOf(context.site.texts, 'shell')
  toast({ kind: 'warning', id: 'legal', title: t(`legal.${verdict.about}`), text: t('legal.text') })
  if (from.pathname === location.pathname && !newDialog(location, from)) throw redirect({ to: '/' })
  throw redirect(
    toPage(placeOf(from), {
      resetScroll: false,
      state: dialogsOf(from),
      mask: from.maskedLocation && { to: from.maskedLocation.pathname, unmaskOnReload: true },
    }),
  )
}

const hashOf = { signIn: 'sign-in', signUp: 'sign-up' } as const
