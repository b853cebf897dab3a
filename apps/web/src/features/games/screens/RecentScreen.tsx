import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { TimeAgo } from '../../../ui/TimeAgo'
import { GamesOfPage } from '../components/listing/GamesOfPage'
import type { TileGame } from '../model'
import { recentQuery } from '../queries'

/** LOB-02, LOB-19: the player's recent games with their times, those with an unfinished round first. */
export function RecentScreen({ title, currency }: { readonly title: string; readonly currency: string }) {
  const t = useT('games')
  const asked = useQuery(recentQuery(currency))
  const { data: played = [] } = asked
  const times = new Map(played.map(({ tile, at }) => [tile.identifier, at]))
  const noteOf = ({ identifier, hasRoundWaiting }: TileGame) => {
    const at = times.get(identifier)
    return (
      <p className={`mt-1.5 truncate text-12 ${hasRoundWaiting ? 'text-warn' : 'text-text-2'}`}>
        {hasRoundWaiting ? t('continue.unfinished') : at && <TimeAgo at={at} />}
      </p>
    )
  }
  const empty = { art: 'joystick', title: t('listing.noRecentTitle'), text: t('listing.noRecentText') }
  const games = played.map(({ tile }) => tile)
  return (
    <GamesOfPage
      title={title}
      current="recent"
      games={games}
      currency={currency}
      noteOf={noteOf}
      query={asked}
      empty={empty}
    />
  )
}
