import { isVip } from '@apogee/rules/vip/statuses'
import { useChat } from '../../features/support/useChat'
import { ManagerCard } from '../../features/vip/components/ManagerCard'
import { useFlag } from '../../lib/flags/flags'
import { useDialogs } from '../../lib/navigation/dialogs'

/** ROLE-06: a VIP's manager, and the chat that opens over the page. Requested only for VIPs. */
export function VipManager({
  groups,
  onChosen,
}: {
  readonly groups: readonly string[]
  readonly onChosen?: () => void
}) {
  const dialogs = useDialogs()
  const hasChat = useFlag('live_chat')
  const openChat = useChat()
  if (!isVip(groups)) return null
  const chat = () => {
    onChosen?.()
    if (openChat) openChat()
    else dialogs.open('support')
  }
  return (
    <div className="mt-4">
      <ManagerCard groups={groups} onChat={hasChat ? chat : undefined} />
    </div>
  )
}
