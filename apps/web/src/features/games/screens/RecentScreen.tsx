import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { GamesOfPage } from '../components/GamesOfPage'
import { continueQuery } from '../queries'

/** LOB-02: the games a player played last, newest first. */
export function RecentScreen({ title, currency }: { readonly title: string; readonly currency: string }) {
  const t = useT('games')
  const { data: played = [] } = useQuery(continueQuery(currency))
  const games = played.map(({ tile }) => tile)
  const empty = { art: 'joystick', title: t('listing.noRecentTitle'), text: t('listing.noRecentText') }
  return <GamesOfPage title={title} count={games.length} games={games} currency={currency} empty={empty} />
}
