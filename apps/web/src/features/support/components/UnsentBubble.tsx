import { CircleAlert, Clock } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { dropUnsent, type ShownUnsent } from '../unsent'
import { useChatOwner, useSendMessage } from '../useSendMessage'
import { ownBubble } from './Bubble'

const act = 'min-h-9 px-1 font-[620] text-accent-text hover:underline pointer-coarse:min-h-11'

/** A message that is being sent or has failed: it stays until its author discards it. */
export function UnsentBubble({ message }: { readonly message: ShownUnsent }) {
  const t = useT('support')
  const say = useSendMessage()
  const owner = useChatOwner()
  const { key, content, email, state, why } = message
  return (
    <li className="mt-1 grid max-w-[85%] justify-items-end gap-1 justify-self-end">
      <span className="sr-only">{t('chat.you')}: </span>
      <p
        className={`${ownBubble} break-words whitespace-pre-wrap ${state === 'failed' ? 'shadow-error' : 'opacity-70'}`}
      >
        {content}
      </p>
      {state === 'sending' ? (
        <p className="flex items-center gap-1 text-12 text-text-3">
          <Icon of={Clock} size={16} />
          {t('chat.sending')}
        </p>
      ) : (
        <div role="alert" className="text-right text-12">
          <p className="flex items-start justify-end gap-1 text-danger-text">
            <Icon of={CircleAlert} size={16} />
            <span>
              {t('chat.failed')} {why}
            </span>
          </p>
          <button type="button" className={act} onClick={() => void say({ key, content, ...(email && { email }) })}>
            {t('chat.again')}
          </button>{' '}
          <button type="button" className={`${act} text-text-2!`} onClick={() => dropUnsent(owner, key)}>
            {t('chat.discard')}
          </button>
        </div>
      )}
    </li>
  )
}
