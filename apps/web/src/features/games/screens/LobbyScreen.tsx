import { useSuspenseQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { CategoryPills } from '../components/CategoryPills'
import { ContinueRow } from '../components/ContinueRow'
import { GameRow } from '../components/GameRow'
import { Hero } from '../components/Hero'
import { ProviderStrip } from '../components/ProviderStrip'
import { useStudios } from '../components/useStudios'
import { bannersQuery, menuQuery, providersQuery, rowQuery } from '../queries'

/** Rows of the lobby, in order; the second half stands below the studios. */
export const lobbyRows = ['top', 'new', 'recommended', 'exclusive'] as const

/** RT-01 */
export function LobbyScreen({ currency }: { readonly currency: string | null }) {
  const t = useT('games')
  const { locale } = useSite()
  const studios = useStudios()
  const { data: banners } = useSuspenseQuery(bannersQuery(locale))
  const { data: menu } = useSuspenseQuery(menuQuery)
  const { data: providers } = useSuspenseQuery(providersQuery)
  return (
    <>
      <h1 className="sr-only">{t('lobby.heading')}</h1>
      <Hero banners={banners} />
      <CategoryPills slugs={menu} current="all" />
      {currency !== null && <ContinueRow currency={currency} studios={studios} />}
      <LobbyRow slug="top" currency={currency} studios={studios} isFirst />
      <LobbyRow slug="new" currency={currency} studios={studios} />
      <ProviderStrip providers={providers} />
      <LobbyRow slug="recommended" currency={currency} studios={studios} />
      <LobbyRow slug="exclusive" currency={currency} studios={studios} />
    </>
  )
}

interface LobbyRowProps {
  readonly slug: (typeof lobbyRows)[number]
  readonly currency: string | null
  readonly studios: ReadonlyMap<string, string>
  readonly isFirst?: boolean
}

function LobbyRow({ slug, currency, studios, isFirst = false }: LobbyRowProps) {
  const t = useT('games')
  const { data } = useSuspenseQuery(rowQuery(slug, currency))
  return (
    <GameRow
      title={t(`rows.${slug}`)}
      games={data.tiles}
      studios={studios}
      currency={currency}
      allPath={`/categories/${slug}`}
      isFirst={isFirst}
    />
  )
}
