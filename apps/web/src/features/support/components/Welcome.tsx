import { Headset } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { useChatOwner } from '../useSay'

/** Shown before the first message. */
export function Welcome() {
  const t = useT('support')
  const isGuest = useChatOwner() === null
  return (
    <div className="mb-5 flex items-start gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent/12 text-accent-text">
        <Icon of={Headset} size={24} />
      </span>
      <div className="min-w-0">
        <h2 className="text-16 font-[650]">{t('chat.welcome')}</h2>
        <p className="text-text-2">{t(isGuest ? 'chat.guestText' : 'chat.welcomeText')}</p>
      </div>
    </div>
  )
}
