import { compTypes } from '@apogee/rules/loyalty/shop'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import type { ComponentType } from 'react'
import { SecurityPanel } from '../features/auth/components/SecurityPanel'
import { countriesQuery, playerFieldsQuery, sessionsQuery } from '../features/auth/queries'
import { GiftsPanel } from '../features/bonuses/components/GiftsPanel'
import { PromoPanel } from '../features/bonuses/components/PromoPanel'
import { bonusesQuery, depositOffersQuery, freespinsQuery, giftConfigQuery } from '../features/bonuses/queries'
import type { AreaSlug } from '../features/content/areas'
import { type AreaMarks, AreaTabs } from '../features/content/components/AreaTabs'
import { roundsQuery } from '../features/games/rounds'
import { LimitsAside } from '../features/limits/components/LimitsAside'
import { LimitsPanel } from '../features/limits/components/LimitsPanel'
import { breakPeriodsQuery, limitsQuery } from '../features/limits/queries'
import { LevelPanel } from '../features/loyalty/components/LevelPanel'
import { pointsQuery, ratesQuery } from '../features/loyalty/queries'
import { DetailsPanel } from '../features/profile/components/DetailsPanel'
import { MainAside } from '../features/profile/components/MainAside'
import { VerificationPanel } from '../features/profile/components/VerificationPanel'
import {
  documentsQuery,
  type Player,
  playerQuery,
  subscriptionsQuery,
  verificationQuery,
} from '../features/profile/queries'
import { ProfileScreen } from '../features/profile/screens/ProfileScreen'
import { statusesQuery } from '../features/site/queries'
import type { Area } from '../lib/i18n/messages'
import { Icon } from '../ui/Icon'
import { type AreaArgs, type AreaLoaded, loadWords, useAreaWords } from './areaWords'
import { HistoryPanels } from './HistoryPanels'

export { BonusPage, loadBonus } from './bonusPage'

interface Part {
  readonly component: ComponentType<{ readonly player: Player | null }>
  /** Beside it on a wide screen, below it on a narrow one, above what the operator wrote. */
  readonly aside?: ComponentType<{ readonly player: Player }>
  readonly texts?: readonly Area[]
  readonly fetch?: (client: QueryClient, locale: string) => readonly Promise<unknown>[]
}

/** What a page of the profile shows of the player. */
const parts: Partial<Record<AreaSlug, Part>> = {
  'profile/main': {
    component: DetailsPanel,
    aside: MainAside,
    texts: ['errors'],
    fetch: (client, locale) => [
      client.ensureQueryData(playerFieldsQuery),
      client.ensureQueryData(subscriptionsQuery()),
      client.ensureQueryData(countriesQuery(locale)),
    ],
  },
  'profile/level': {
    component: LevelPanel,
    texts: ['loyalty'],
    fetch: (client) => [
      client.ensureQueryData(pointsQuery()),
      client.ensureQueryData(statusesQuery),
      ...compTypes.map((type) => client.ensureQueryData(ratesQuery(type))),
    ],
  },
  'profile/gifts': {
    component: GiftsPanel,
    texts: ['bonuses'],
    fetch: (client) => [
      client.ensureQueryData(bonusesQuery()),
      client.ensureQueryData(freespinsQuery()),
      client.ensureQueryData(giftConfigQuery()),
      client.ensureQueryData(depositOffersQuery()),
    ],
  },
  'profile/promocode': {
    component: PromoPanel,
    texts: ['bonuses'],
    fetch: (client) => [client.ensureQueryData(depositOffersQuery())],
  },
  'profile/verification': {
    component: VerificationPanel,
    texts: ['errors'],
    fetch: (client) => [
      client.ensureQueryData(verificationQuery()),
      client.ensureQueryData(documentsQuery()),
      client.ensureQueryData(playerFieldsQuery),
    ],
  },
  'profile/limits': {
    component: LimitsPanel,
    aside: LimitsAside,
    texts: ['limits', 'errors'],
    fetch: (client) => [client.ensureQueryData(limitsQuery()), client.ensureQueryData(breakPeriodsQuery)],
  },
  'profile/security': {
    component: SecurityPanel,
    texts: ['auth', 'errors'],
    fetch: (client) => [client.ensureQueryData(sessionsQuery())],
  },
  'profile/games-history': {
    component: HistoryPanels,
    texts: ['cashbox', 'bonuses', 'loyalty'],
    fetch: (client) => [client.ensureInfiniteQueryData(roundsQuery({ outcome: 'all', period: 'd30' }))],
  },
}

export async function load(slug: AreaSlug, args: AreaArgs): Promise<AreaLoaded> {
  const { queryClient, site } = args.context
  const part = parts[slug]
  const [words] = await Promise.all([
    loadWords(slug, args),
    site.texts.need('profile', ...(part?.texts ?? [])),
    // The page stands without its figures; they say by themselves that they are missing.
    Promise.allSettled(part?.fetch?.(queryClient, site.locale) ?? []),
  ])
  return words
}

export function ProfilePage() {
  const { slug, player: first, ...words } = useAreaWords()
  // What he saves, and what is decided about him, is on the page at once.
  const { data: player = first } = useQuery(playerQuery())
  const { component: Component, aside: Aside } = parts[slug] ?? {}
  return (
    player && (
      <ProfileScreen
        {...words}
        player={player}
        part={Component && <Component key={slug} player={player} />}
        aside={Aside && <Aside player={player} />}
        tabs={<AreaTabs group="profile" current={slug} marks={marksOf(player)} className="mt-4" />}
      />
    )
  )
}

const marksOf = (player: Player): AreaMarks =>
  player.verified ? { 'profile/verification': <Icon of={BadgeCheck} size={16} className="text-win" /> } : {}
