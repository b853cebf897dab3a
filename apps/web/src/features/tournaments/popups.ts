import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from '../../lib/browser/createStore'
import { textsOf } from '../../lib/i18n/textsOf'
import { isGame } from '../../lib/navigation/popups'
import { useSite } from '../../lib/page/site'
import { toast } from '../../lib/toasts'
import { type TournamentMessage, toldTournament } from './told'

/** The start of a tournament is also a notification, which says it everywhere. */
const saidElsewhere: readonly TournamentMessage['event'][] = ['tournament_started', 'tournament_starts_soon']

/** Says that the player has come into the prizes, or out of them. In a game its own line says it, and nothing lies over the game. */
export default function TournamentPopups() {
  const router = useRouter()
  const { texts } = useSite()
  const told = useStore(toldTournament)
  useEffect(() => {
    if (!told || isGame(router)) return
    toldTournament.set(null)
    if (saidElsewhere.includes(told.event)) return
    void texts.need('tournaments').then(() => {
      const t = textsOf(texts, 'tournaments')
      const { event, id, title, award_place: place } = told
      toast({
        kind: 'message',
        id: `tournament-${id}`,
        title:
          event === 'player_joined_leaderboard' && place !== undefined
            ? t('told.player_joined_leaderboardAt', { title, place })
            : t(`told.${event}`, { title }),
        action: { label: t('told.see'), path: `/tournaments/${id}` },
      })
    })
  }, [told, router, texts])
  return null
}
