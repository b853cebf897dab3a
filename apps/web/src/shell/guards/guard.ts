import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Player } from '../../features/profile/queries'
import type { Site } from '../../lib/boot'
import type { DialogEntry } from '../../lib/dialogs'
import { isFlagOn } from '../../lib/flags'
import { textsOf } from '../../lib/i18n/textsOf'
import { tell } from '../../lib/notices'
import { isOnBreak } from '../../lib/onBreak'
import { writePlainSearch } from '../../lib/searchParams'
import { toast } from '../../lib/toasts'
import { routeDialog } from '../dialogStack'
import type { Journey } from './journey'
import { clearCodes, hasCodes, type Promocode, storeCodes, storedCode, takeCodes } from './promocodes'
import { type RouteFacts, type Verdict, type VisitorFacts, verdictOn } from './verdict'

export interface Guarded {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site; readonly journey: Journey }
  readonly player: Player | null
  readonly location: ParsedLocation
  readonly matches: readonly { readonly staticData: StaticFacts }[]
  readonly preload: boolean
}

interface StaticFacts extends RouteFacts {
  readonly dialog?: DialogEntry['name']
  readonly dialogProps?: object
}

const testerGroups: ReadonlySet<string> = new Set(['21', '916'])
const isTester = (player: Player | null): boolean => player?.statuses.some(({ id }) => testerGroups.has(id)) ?? false

/** What law, profile and money have to say to a dialog that opens without a route. */
const dialogFacts: Partial<Record<DialogEntry['name'], (props: object) => RouteFacts>> = {
  signIn: () => ({ law: 'signIn' }),
  signUp: () => ({ law: 'signUp' }),
  // Whoever comes from the popup that asks for his data has given what can be asked for.
  cashbox: (props) =>
    'isAsked' in props ? {} : { cashbox: 'step' in props && props.step === 'withdraw' ? 'cashout' : 'deposit' },
}

const everyRoute: StaticFacts = {}

/** Guards every navigation, in the order of OPEN-06: answers nothing, or throws where to go instead. */
export async function guard(guarded: Guarded): Promise<void> {
  const { context, location, matches, preload } = guarded
  const { journey, site } = context
  const from = journey.router?.state.resolvedLocation
  const search = location.search as Readonly<Record<string, unknown>>
  if (from && !preload) keepCodes(guarded, from.pathname)

  const route = matches.at(-1)?.staticData ?? everyRoute
  const opened = from && !preload ? newDialog(location, from) : undefined
  const facts = opened ? (dialogFacts[opened.name]?.(opened.props) ?? everyRoute) : route
  const { rest } = takeCodes(search)
  const verdict = verdictOn(facts, await visitorOf(guarded, facts), {
    path: location.pathname,
    href: location.pathname + writePlainSearch(rest),
    mode: search['mode'],
    from: from && (from.maskedLocation ?? from).pathname,
    isFlagOn: facts.flag === undefined || isFlagOn(site.flags, facts.flag),
  })
  if (verdict.kind !== 'go') {
    // A hover only fetches ahead.
    if (!preload && verdict.kind === 'redirect' && verdict.to === '/profile/gifts' && location.pathname === '/')
      journey.shownGift = storedCode('giftPromocode')
    follow(verdict, guarded, from)
    return
  }
  if (!from || preload || journey.isThroughHistory || from.pathname === location.pathname) return
  const popup = routeDialog({ staticData: route }, search)
  // A page that is itself a popup is nothing to stand on: the next one takes its place.
  const isOverPage = () => journey.router?.state.matches.at(-1)?.staticData.dialog === undefined
  // RT-48: a popup's address opens it over the page one stands on.
  if (popup && isOverPage()) throw over(from, { ...popup, key: crypto.randomUUID() }, location)
}

async function visitorOf({ context, player }: Guarded, { cashbox, game }: RouteFacts): Promise<VisitorFacts> {
  const { site, queryClient, journey } = context
  const asks = player && (cashbox || game) ? await import('./playerFacts') : undefined
  const gift = player && journey.router ? storedCode('giftPromocode') : null
  return {
    isPlayer: player !== null,
    isTester: isTester(player),
    isRestricted: site.isRestricted,
    isProfileIncomplete: (player && cashbox && (await asks?.isIncomplete(queryClient, player, cashbox))) ?? false,
    isLimitReached: (player && game && (await asks?.isAnyLimitReached(queryClient))) ?? false,
    hasGiftCode: gift !== null && gift !== journey.shownGift && !isOnBreak(player),
  }
}

/** GD-12, GD-13, OPEN-07 */
function keepCodes({ context: { journey }, player, location }: Guarded, from: string): void {
  const { codes, rest } = takeCodes(location.search as Readonly<Record<string, unknown>>)
  if (hasCodes(location.search as Readonly<Record<string, unknown>>)) {
    // SAFE-02: a link that comes in a break brings nothing, then or later.
    if (!isOnBreak(player)) storeCodes(codes)
    journey.hasNewCodes = true
    throw redirect({ to: location.pathname, search: rest, hash: location.hash, state: dialogsOf(location) } as never)
  }
  if (location.pathname === '/' && from !== '/' && !player && !journey.hasNewCodes) clearCodes()
  journey.hasNewCodes = false
}

const openDialogs = (location: ParsedLocation) => location.state.dialogs ?? []
const dialogsOf = (location: ParsedLocation) => ({ dialogs: openDialogs(location) })

/** The dialog this navigation puts on top of the page. */
function newDialog(location: ParsedLocation, from: ParsedLocation): DialogEntry | undefined {
  const top = openDialogs(location).at(-1)
  const isNew = top !== undefined && !openDialogs(from).some(({ key }) => key === top.key)
  // Only the dialog controls write there, with the props of the name.
  return isNew ? (top as DialogEntry) : undefined
}

/** The page one stands on, with one popup more. A popup that is a page of its own stands over main. */
function over(from: ParsedLocation, entry: DialogEntry, address?: ParsedLocation) {
  return redirect({
    ...placeOf(from),
    resetScroll: false,
    state: { dialogs: [...openDialogs(from), entry] },
    ...(address && { mask: { to: address.pathname, search: address.search, unmaskOnReload: true } }),
  } as never)
}

const placeOf = ({ pathname, search, hash }: ParsedLocation) => ({ to: pathname, search, hash })

function follow(verdict: Exclude<Verdict, { kind: 'go' }>, guarded: Guarded, from: ParsedLocation | undefined): never {
  const { location, preload, context } = guarded
  if (verdict.kind === 'redirect') {
    // ERR-09: why the game did not open. A page that comes from the server shows its limits itself.
    if (verdict.to === '/profile/limits' && from && !preload) void tell(context.site, 'limitReached', {})
    const { codes } = takeCodes(location.search as Partial<Record<Promocode, string>>)
    throw redirect({ to: verdict.to, search: { ...verdict.search, ...codes } } as never)
  }
  if (!from || preload) {
    // The page that comes says it: its hash asks for the popup again, in a browser (GD-05).
    throw redirect({ to: '/', ...(verdict.kind === 'warn' && { hash: hashOf[verdict.about] }) } as never)
  }
  if (verdict.kind === 'personalInfo')
    throw over(from, {
      name: 'personalInfo',
      props: { context: verdict.context, next: (location.maskedLocation ?? location).pathname },
      key: crypto.randomUUID(),
    } as never)
  const t = textsOf(context.site.texts, 'shell')
  toast({ kind: 'warning', id: 'legal', title: t(`legal.${verdict.about}`), text: t('legal.text') })
  if (from.pathname === location.pathname && !newDialog(location, from)) throw redirect({ to: '/' })
  throw redirect({
    ...placeOf(from),
    resetScroll: false,
    state: dialogsOf(from),
    ...(from.maskedLocation && { mask: { to: from.maskedLocation.pathname, unmaskOnReload: true } }),
  } as never)
}

const hashOf = { signIn: 'sign-in', signUp: 'sign-up' } as const
