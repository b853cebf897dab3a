import { isVip } from '@apogee/rules/vip/statuses'
import { useChat } from '../features/support/useChat'
import { ManagerCard } from '../features/vip/components/ManagerCard'
import { useDialogs } from '../lib/dialogs'

/** ROLE-06: a VIP's manager, with the chat that opens over the page. Asked for by VIPs alone. */
export function VipManager({
  groups,
  onChosen,
}: {
  readonly groups: readonly string[]
  readonly onChosen?: () => void
}) {
  const dialogs = useDialogs()
  const openChat = useChat()
  if (!isVip(groups)) return null
  const chat = () => {
    onChosen?.()
    if (openChat) openChat()
    else dialogs.open('support')
  }
  return <ManagerCard groups={groups} onChat={chat} />
}
