import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Below } from '../../../lib/Below'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { CategoryPills } from '../components/CategoryPills'
import { ContinueRow } from '../components/ContinueRow'
import { GameRow } from '../components/GameRow'
import { Hero } from '../components/Hero'
import { ProviderStrip } from '../components/ProviderStrip'
import { useStudios } from '../components/useStudios'
import { slidesFor, withoutRepeats } from '../model'
import { bannersQuery, menuQuery, providersQuery, rowQuery } from '../queries'

/** Rows of the lobby, in order; the studios stand after the second. */
export const lobbyRows = ['top', 'new', 'recommended', 'exclusive'] as const
const rowsAboveStudios = 2

/** RT-01 */
export function LobbyScreen({ currency }: { readonly currency: string | null }) {
  const t = useT('games')
  const { locale } = useSite()
  const studios = useStudios()
  const { data: banners } = useSuspenseQuery(bannersQuery(locale))
  const { data: menu } = useSuspenseQuery(menuQuery)
  const { data: providers } = useSuspenseQuery(providersQuery)
  const rows = useSuspenseQueries({ queries: lobbyRows.map((slug) => rowQuery(slug, currency)) })
  const shown = withoutRepeats(lobbyRows.map((slug, index) => ({ slug, tiles: rows[index]?.data.tiles ?? [] }))).map(
    ({ slug, tiles }, index) => (
      <GameRow
        key={slug}
        title={t(`rows.${slug}`)}
        games={tiles}
        studios={studios}
        currency={currency}
        allPath={`/categories/${slug}`}
        isFirst={index === 0}
      />
    ),
  )
  return (
    <>
      <h1 className="sr-only">{t('lobby.heading')}</h1>
      <Hero banners={slidesFor(banners, currency !== null)} />
      <CategoryPills slugs={menu} current="all" />
      {currency !== null && <ContinueRow currency={currency} studios={studios} />}
      {shown[0]}
      <Below>
        {shown.slice(1, rowsAboveStudios)}
        <ProviderStrip providers={providers} />
        {shown.slice(rowsAboveStudios)}
      </Below>
    </>
  )
}
