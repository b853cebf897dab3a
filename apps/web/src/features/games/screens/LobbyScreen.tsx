import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Below, deferHydration } from '../../../lib/delivery'
import { useT } from '../../../lib/i18n/TextsProvider'
import { CategoryPills } from '../components/listing/CategoryPills'
import { GameRow } from '../components/lobby/GameRow'
import { ProviderStrip } from '../components/lobby/ProviderStrip'
import { useOwnList } from '../components/lobby/useOwnList'
import { useStudios } from '../components/studios/useStudios'
import { withoutRepeats } from '../model'
import { menuQuery, providersQuery, rowQuery } from '../queries'

// Its image and text are in the HTML; the code that moves it comes later.
const Hero = deferHydration(
  'hero',
  import.meta.env.SSR ? (await import('../components/lobby/Hero')).default : undefined,
  () => import('../components/lobby/Hero'),
)

// Players only.
const ContinueRow = deferHydration(
  'continue',
  import.meta.env.SSR ? (await import('../components/lobby/ContinueRow')).default : undefined,
  () => import('../components/lobby/ContinueRow'),
)

/** The rows of the lobby, in order; the studios come after the second. */
export const lobbyRows = ['top', 'new', 'recommended', 'exclusive'] as const
const rowsAboveStudios = 2

interface LobbyScreenProps {
  readonly currency: string | null
  /** The live parts, wins and jackpots, between the rows. */
  readonly live: ReactNode
}

/** RT-01 */
export function LobbyScreen({ currency, live }: LobbyScreenProps) {
  const t = useT('games')
  const studios = useStudios()
  const own = useOwnList()
  const { data: menu } = useSuspenseQuery(menuQuery)
  const { data: providers } = useSuspenseQuery(providersQuery)
  // One by one: the code for parallel queries is larger than the lobby itself.
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
