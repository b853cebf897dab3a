import { useQuery } from '@tanstack/react-query'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { usePaymentReturn } from '../../features/cashbox/usePaymentReturn'
import { playerQuery } from '../../features/profile/queries'
import { watchInstall } from '../../lib/browser/installOffer'
import { dialogQuery } from '../../lib/browser/useMedia'
import { deferHydration, lazyPart, Pages, pageNeeds, whenIdle, whenUsed } from '../../lib/delivery'
import { restoreScroll } from '../../lib/i18n/languageScroll'
import { useT } from '../../lib/i18n/TextsProvider'
import { cacheOfflinePage } from '../../lib/page/cacheOfflinePage'
import { useSite } from '../../lib/page/site'
import type { UnknownPlayerProps } from '../account/UnknownPlayer'
import { DialogGate } from '../dialogs/DialogGate'
import { ConnectionNotice } from '../overlays/ConnectionNotice'
import { IdleOverlays } from '../overlays/IdleOverlays'
import { NoticeHost } from '../overlays/notices/NoticeHost'
import { ToastHost } from '../overlays/ToastHost'
import { useEmbed } from '../page/useEmbed'
import { useFocusNewPage } from '../page/useFocusNewPage'
import { useRealtime } from '../session/useRealtime'
import { useSessionEnd } from '../session/useSessionEnd'
import { useTracking } from '../session/useTracking'
import { Header } from './Header'
import { PageProgress } from './Progress'

const Footer = deferHydration(
  'footer',
  import.meta.env.SSR ? (await import('./Footer')).default : undefined,
  () => import('./Footer'),
)

// Only the one for the current screen width is ever loaded.
const Rail = deferHydration(
  'rail',
  import.meta.env.SSR ? (await import('./Rail')).default : undefined,
  () => import('./Rail'),
)
const BottomNav = deferHydration(
  'bottom',
  import.meta.env.SSR ? (await import('./BottomNav')).default : undefined,
  () => import('./BottomNav'),
)
const PromoBanner = deferHydration(
  'promo',
  import.meta.env.SSR ? (await import('../overlays/promo/PromoBanner')).default : undefined,
  () => import('../overlays/promo/PromoBanner'),
)
const UnconfirmedNotice = deferHydration(
  'unconfirmed',
  import.meta.env.SSR ? (await import('../overlays/UnconfirmedNotice')).default : undefined,
  () => import('../overlays/UnconfirmedNotice'),
)
const RestrictedNotice = deferHydration(
  'restricted',
  import.meta.env.SSR ? (await import('../overlays/notices/RestrictedNotice')).default : undefined,
  () => import('../overlays/notices/RestrictedNotice'),
)

const UnknownPlayer = lazyPart<UnknownPlayerProps>(() => import('../account/UnknownPlayer'))

const frameClasses = {
  normal: 'mx-auto w-full max-w-[90rem] px-(--page-x) pt-4 lg:pt-6',
  full: 'w-full',
  game: 'lg:mx-auto lg:w-full lg:max-w-[90rem] lg:px-6 lg:py-3',
} as const

const unknownPlayer = new Error('the player could not be loaded')

/** The frame around every page: rail, header, content, footer, and overlays. */
export function Shell() {
  const t = useT('shell')
  const { locale, isRestricted } = useSite()
  const { data: player } = useQuery(playerQuery())
  const visitor = player?.id ?? 'guest'
  const isUnconfirmed = player?.confirmed_at === null
  const frame = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.frame ?? 'normal' })
  const access = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.access })
  const isUnknown = useRouteContext({ from: '__root__', select: (context) => context.isUnknown })
  useSessionEnd()
  const isGame = frame === 'game'
  useRealtime(isGame)
  usePaymentReturn()
  useTracking()
  useEmbed()
  useEffect(restoreScroll, [])
  useEffect(() => whenIdle(() => void cacheOfflinePage(locale)), [locale])
  useEffect(
    () =>
      whenUsed(() => {
        // The next navigation needs these, and it may happen offline.
        void Promise.all([
          import('../guards/guard'),
          import('../dialogs/DialogHost'),
          import('../page/ErrorPage'),
          import('../../ui/states/ErrorState'),
          import('../overlays/Toasts'),
          // A game page has no banner; the page after it shows it from the start.
          PromoBanner.preload(),
        ]).catch(() => undefined)
      }),
    [],
  )
  useEffect(watchInstall, [])
  useFocusNewPage()
  const isPlayer = Boolean(player)
  useEffect(() => {
    const isPhone = !matchMedia(dialogQuery).matches
    // On phones the game page has neither header nor bottom bar.
    pageNeeds(isGame ? [] : [...(isPlayer ? (['player'] as const) : []), ...(isPhone ? (['bottom'] as const) : [])])
  }, [isPlayer, isGame])
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-accent px-4 py-3 font-bold text-on-accent focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className={`print:hidden ${isGame ? 'max-lg:hidden' : 'contents'}`}>
        <Rail of={visitor} />
      </div>
      {/* A page that fills the screen's height (a game) reserves the notice's space itself. */}
      <div
        data-frame=""
        // The width of the collapsed rail is set here: a variable of the root would restyle every element of the page.
        className={`flex min-h-dvh flex-col md:pl-(--rail-width) lg:in-data-[rail=folded]:pl-18 print:pl-0 ${isUnconfirmed ? '[--notice-height:calc(3rem+1px)]' : ''}`}
      >
        <noscript>
          <p className="border-b border-line bg-warn/10 px-(--page-x) py-2.5">{t('noScript')}</p>
        </noscript>
        <div className={`print:hidden ${isGame ? 'max-lg:hidden lg:contents' : 'contents'}`}>
          <Header />
          {/* A game takes the full height. */}
          {!isGame && <PromoBanner of={visitor} />}
          {isRestricted && !player && <RestrictedNotice />}
          {isUnconfirmed && <UnconfirmedNotice />}
        </div>
        {isUnknown && access === 'players' ? (
          <Suspense>
            <UnknownPlayer className={frameClasses[frame]} error={unknownPlayer} />
          </Suspense>
        ) : (
          <Pages frameClasses={frameClasses} />
        )}
        <div className={`print:hidden ${isGame ? 'max-lg:hidden lg:contents' : 'contents'}`}>
          <Footer of={visitor} />
        </div>
      </div>
      {!isGame && <BottomNav of={visitor} />}
      <IdleOverlays isGame={isGame} />
      {!isGame && <NoticeHost />}
      <PageProgress />
      <ConnectionNotice />
      <DialogGate />
      <ToastHost />
    </>
  )
}
