import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Below } from '../../../lib/Below'
import { deferred } from '../../../lib/deferred'
import { useT } from '../../../lib/i18n/TextsProvider'
import { CategoryPills } from '../components/CategoryPills'
import { GameRow } from '../components/GameRow'
import { ProviderStrip } from '../components/ProviderStrip'
import { useOwnList } from '../components/useOwnList'
import { useStudios } from '../components/useStudios'
import { withoutRepeats } from '../model'
import { menuQuery, providersQuery, rowQuery } from '../queries'

// Its picture and words are in the HTML; what moves it comes a moment later.
const Hero = deferred(
  'hero',
  import.meta.env.SSR ? (await import('../components/Hero')).default : undefined,
  () => import('../components/Hero'),
)

// Players alone have it.
const ContinueRow = deferred(
  'continue',
  import.meta.env.SSR ? (await import('../components/ContinueRow')).default : undefined,
  () => import('../components/ContinueRow'),
)

/** Rows of the lobby, in order; the studios stand after the second. */
export const lobbyRows = ['top', 'new', 'recommended', 'exclusive'] as const
const rowsAboveStudios = 2

interface LobbyScreenProps {
  readonly currency: string | null
  /** What moves by itself: wins and jackpots, between the rows. */
  readonly live: ReactNode
}

/** RT-01 */
export function LobbyScreen({ currency, live }: LobbyScreenProps) {
  const t = useT('games')
  const studios = useStudios()
  const own = useOwnList()
  const { data: menu } = useSuspenseQuery(menuQuery)
  const { data: providers } = useSuspenseQuery(providersQuery)
  // One by one: the means to ask for several at once weigh more than the lobby itself.
  const { data: top } = useSuspenseQuery(rowQuery(own('top'), currency))
  const { data: latest } = useSuspenseQuery(rowQuery(own('new'), currency))
  const { data: recommended } = useSuspenseQuery(rowQuery(own('recommended'), currency))
  const { data: exclusive } = useSuspenseQuery(rowQuery(own('exclusive'), currency))
  const lists = { top, new: latest, recommended, exclusive }
  const shown = withoutRepeats(lobbyRows.map((slug) => ({ slug, tiles: lists[slug].tiles }))).map(
    ({ slug, tiles }, index) => (
      <GameRow
        key={slug}
        title={t(`rows.${slug}`)}
        games={tiles}
        studios={studios}
        currency={currency}
        allPath={`/categories/${slug}`}
        category={slug}
        isFirst={index === 0}
      />
    ),
  )
  return (
    <>
      <h1 className="sr-only">{t('lobby.heading')}</h1>
      <Hero of={currency ?? 'guest'} />
      <CategoryPills slugs={menu} current="all" isPlayer={currency !== null} />
      {currency !== null && <ContinueRow of={currency} />}
      {shown[0]}
      <Below>
        {shown.slice(1, rowsAboveStudios)}
        {live}
        <ProviderStrip providers={providers} />
        {shown.slice(rowsAboveStudios)}
      </Below>
    </>
  )
}
