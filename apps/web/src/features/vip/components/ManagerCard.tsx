import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, MessagesSquare, Phone, Send } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { iconButtonStyle } from '../../../ui/IconButton'
import { managerQuery } from '../queries'

/** NAV-20, ROLE-06: a VIP's personal manager, and how to reach them. */
export function ManagerCard({
  groups,
  onChat,
}: {
  readonly groups: readonly string[]
  /** Without it the button for the chat is left out. */
  readonly onChat: (() => void) | undefined
}) {
  const t = useT('shell')
  const id = useId()
  const { data: manager } = useQuery(managerQuery(groups))
  if (!manager) return null
  const ways = [
    { icon: MessageCircle, label: 'WhatsApp', url: manager.whatsAppLink },
    { icon: Send, label: 'Telegram', url: manager.telegramLink },
    { icon: Phone, label: t('menu.manager.phone'), url: manager.phone && `tel:${manager.phone.replaceAll(' ', '')}` },
    { icon: Mail, label: t('menu.manager.email'), url: manager.email && `mailto:${manager.email}` },
  ]
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface-2 p-4 shadow-line">
      <h3 id={id} className="text-12 text-text-2">
        {t('menu.manager.title')}
      </h3>
      <div className="mt-2 flex items-center gap-3">
        {manager.avatar && (
          <img src={manager.avatar} alt="" width={40} height={40} className="size-10 rounded-full bg-surface-3" />
        )}
        <p className="min-w-0">
          <span className="block truncate font-[650]">{manager.managerName}</span>
          <span className="block text-12 text-text-2">{manager.time}</span>
        </p>
      </div>
      {onChat && (
        <Button block tone="tonal" onClick={onChat} className="mt-3">
          <Icon of={MessagesSquare} />
          {t('menu.manager.chat')}
        </Button>
      )}
      <ul className="mt-2 flex flex-wrap gap-2">
        {ways
          .filter(({ url }) => url !== '')
          .map(({ icon, label, url }) => (
            <li key={label}>
              <a
                href={url}
                rel="noopener"
                aria-label={label}
                title={label}
                className={iconButtonStyle({ look: 'line', size: 'medium' })}
              >
                <Icon of={icon} />
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
