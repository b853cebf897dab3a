import { Headset } from 'lucide-react'
import { useSupportUnread } from '../../features/support/supportUnread'
import { useT } from '../../lib/i18n/TextsProvider'
import { Icon } from '../../ui/Icon'
import { iconButtonStyle } from '../../ui/IconButton'
import { DialogLink } from '../dialogs/DialogLink'
import { CountBadge } from './CountBadge'
import { supportCount } from './counts'

/** NAV-12, NAV-15: the link to support, with the number of unread replies. */
export function SupportLink({ className }: { className?: string }) {
  const t = useT('shell')
  const count = useSupportUnread()
  const label = t('header.support', { count })
  return (
    <DialogLink dialog="support" props={{}} to="/support" label={label} className={iconButtonStyle({ className })}>
      <Icon of={Headset} />
      <CountBadge text={supportCount(count)} />
    </DialogLink>
  )
}
