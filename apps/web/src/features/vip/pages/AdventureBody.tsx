import { hasAdventures, isMultiAccount } from '@apogee/rules/profile/roles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useFlag } from '../../../lib/flags/flags'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { isOnBreak } from '../../../lib/onBreak'
import { toast } from '../../../lib/toasts'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { useActivateBonus, useActivateFreespins } from '../../bonuses/mutations'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { useSection } from '../../content/section'
import { type Player, playerQuery } from '../../profile/queries'
import { saveDraft } from '../../support/unsent'
import { useChat } from '../../support/useChat'
import { isBonus } from '../adventureModel'
import { AdventureDays } from '../components/adventure/AdventureDays'
import { AdventureHead } from '../components/adventure/AdventureHead'
import type { DayActions } from '../components/adventure/DayCard'
import { NoAdventure } from '../components/adventure/NoAdventure'
import { type OwnAdventure, useAdventure } from '../components/adventure/useAdventure'
import { ownAdventureQuery } from '../queries'

const slug = 'rocketplay-adventure'

/** The whole page: the running adventure, or the reason for its absence. */
export default function AdventureBody() {
  const words = useSection(slug)
  const { player: first } = useRouteContext({ from: '__root__' })
  const { data: player = first } = useQuery(playerQuery())
  const own = useAdventure()
  const actions = useDayActions(player)
  const { adventure } = own
  if (!adventure || isOnBreak(player))
    return (
      <SectionScreen {...words}>
        <Without own={own} player={player} />
      </SectionScreen>
    )
  return (
    <SectionScreen
      {...words}
      isAlone
      head={<AdventureHead days={adventure.days} skewMs={own.skewMs} todayMs={own.todayMs} />}
    >
      <AdventureDays own={own} adventure={adventure} actions={actions} />
    </SectionScreen>
  )
}

function Without({ own, player }: { readonly own: OwnAdventure; readonly player: Player | null }) {
  const t = useT('adventure')
  if (!player) return <NoAdventure why="guest" />
  if (isOnBreak(player)) return <NoAdventure why="break" />
  const groups = player.statuses.map(({ id }) => id)
  if (hasAdventures(groups) && !isMultiAccount(groups) && !player.can_issue_bonuses) return <NoAdventure why="off" />
  if (own.hasFailed)
    return (
      <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={own.retry} retrying={own.isRetrying} />
    )
  if (own.isPending && hasAdventures(groups)) return <Skeleton className="h-96 rounded-card" />
  return <NoAdventure why="player" />
}

/** The cards' actions on gifts and support. */
function useDayActions(player: Player | null): DayActions {
  const t = useT('adventure')
  const dialogs = useDialogs()
  const client = useQueryClient()
  const bonus = useActivateBonus()
  const spins = useActivateFreespins()
  const hasChat = useFlag('live_chat')
  const openChat = useChat()
  return {
    isActivating: (gifts) =>
      gifts.some((gift) => {
        const { isPending, variables } = isBonus(gift) ? bonus : spins
        return isPending && variables === gift.id
      }),
    activate: (gifts) => {
      void Promise.all(gifts.map((gift) => (isBonus(gift) ? bonus : spins).mutateAsync(gift.id)))
        .then(() => toast({ kind: 'success', id: 'gift', title: t('activated.done') }))
        .catch(() =>
          toast({ kind: 'error', id: 'gift', title: t('activated.failed'), text: t('activated.failedText') }),
        )
        .finally(() => void client.invalidateQueries({ queryKey: ownAdventureQuery().queryKey }))
    },
    contactSupport: (line) => {
      if (hasChat && openChat) return openChat()
      // The line is put into the message field, for the player to send or to change.
      if (player) saveDraft(player.id, line)
      dialogs.open('support')
    },
  }
}
