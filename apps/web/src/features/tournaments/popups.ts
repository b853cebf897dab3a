import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from '../../lib/browser/createStore'
import { textsOf } from '../../lib/i18n/textsOf'
import { isGame } from '../../lib/navigation/popups'
import { useSite } from '../../lib/page/site'
import { toast } from '../../lib/toasts'
import { latestMessage, type ShownMessage } from './latestMessage'

/** A start is also a notification, which has a separate toast. */
const shownAsNotification: readonly ShownMessage['event'][] = ['tournament_started', 'tournament_starts_soon']

/** A toast when the player enters the prize ranks. Above a game, `RaceStatus` shows the message instead. */
export default function TournamentPopups() {
  const router = useRouter()
  const { texts } = useSite()
  const message = useStore(latestMessage)
  useEffect(() => {
    if (!message || isGame(router)) return
    latestMessage.set(null)
    if (shownAsNotification.includes(message.event)) return
    void texts.need('tournaments').then(() => {
      const t = textsOf(texts, 'tournaments')
      const { event, id, title, award_place: place } = message
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
  }, [message, router, texts])
  return null
}
