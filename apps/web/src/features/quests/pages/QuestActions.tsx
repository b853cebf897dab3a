import { Play } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { isOnBreak } from '../../../lib/onBreak'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import type { Player } from '../../profile/queries'
import { gamesPath, questPath, rulesId } from '../components/questPaths'
import type { Quest, Status } from '../model'
import { QuestJoinPart } from './QuestJoinPart'

interface QuestActionsProps {
  readonly quest: Quest
  readonly status: Status
  readonly player: Player | null
  readonly hasJoined: boolean
}

/** The next action, and the rules. */
export function QuestActions({ quest, status, player, hasJoined }: QuestActionsProps) {
  const t = useT('quests')
  return (
    <>
      {status !== 'archive' && !isOnBreak(player) && (
        <Main quest={quest} status={status} player={player} hasJoined={hasJoined} />
      )}
      <a href={`#${rulesId}`} className={buttonStyle({ tone: 'ghost', size: 'large' })}>
        {t('page.rules')}
      </a>
    </>
  )
}

function Main({ quest, status, player, hasJoined }: QuestActionsProps) {
  const t = useT('quests')
  const href = useHref()
  const dialogs = useDialogs()
  if (!player)
    return (
      <Button tone="action" size="large" onClick={() => dialogs.open('signUp', { redirect: questPath(quest) })}>
        {t('page.signUp')}
      </Button>
    )
  if (quest.user_confirmation_required && !hasJoined)
    return <QuestJoinPart of={`${player.id} ${quest.id}`} id={quest.id} />
  if (status === 'future') return null
  return (
    <a href={href(gamesPath(quest))} className={buttonStyle({ tone: 'action', size: 'large' })}>
      <Icon of={Play} />
      {t('page.play')}
    </a>
  )
}
