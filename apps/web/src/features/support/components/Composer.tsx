import { useQuery } from '@tanstack/react-query'
import { SendHorizontal, WifiOff } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useConnection } from '../../../lib/api/connection'
import { randomId } from '../../../lib/browser/randomId'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useErrorText } from '../../../lib/i18n/useErrorText'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { TextArea } from '../../../ui/forms/TextArea'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { pillStyle } from '../../../ui/pillStyle'
import { releaseRoom } from '../chatRoom'
import { contentLength, judgeSender } from '../model'
import { threadQuery } from '../queries'
import { draftOf, saveDraft } from '../unsent'
import { useChatOwner, useSendMessage } from '../useSendMessage'

/** From here on, the remaining length is shown. */
const nearlyFull = 200

/**
 * The message field. Its text is stored on the device until it is sent; a guest also gives an email address for the
 * reply.
 */
export function Composer() {
  const t = useT('support')
  const words = useErrorText()
  const say = useSendMessage()
  const owner = useChatOwner()
  const isUp = useConnection()
  const { data: thread } = useQuery(threadQuery())
  const [content, setContent] = useState(() => (import.meta.env.SSR ? '' : draftOf(owner)))
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const sender = useRef<HTMLInputElement>(null)
  const id = useId()
  const left = contentLength.maximum - content.trim().length
  // Shown even before it is known whether the guest has given one: otherwise a message could be sent without a way to
  // answer.
  const asksEmail = owner === null && !thread?.email
  const refusal = asksEmail && isWrong ? judgeSender(email) : undefined
  const write = (text: string) => {
    setContent(text)
    saveDraft(owner, text)
  }
  const ask = (question: string) => {
    write(question)
    area.current?.focus()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = content.trim()
    if (text === '' || left < 0) return area.current?.focus()
    if (asksEmail && judgeSender(email)) {
      setIsWrong(true)
      releaseRoom()
      return sender.current?.focus()
    }
    write('')
    area.current?.focus()
    void say({ key: randomId(), content: text, ...(asksEmail && { email: email.trim() }) })
  }
  return (
    <form method="post" onSubmit={send} noValidate className="grid grid-cols-1 gap-3">
      {!isUp && (
        <p role="status" className="flex items-start gap-2 text-12 text-warn">
          <Icon of={WifiOff} size={16} />
          {t('chat.offline')}
        </p>
      )}
      {asksEmail && (
        <div className="in-data-chat:hidden">
          <Field label={t('form.email')} error={refusal && words(refusal, 'email')} hint={t('chat.emailHint')}>
            {(ids) => (
              <TextInput
                {...ids}
                ref={sender}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                type="email"
                autoComplete="email"
                inputMode="email"
                autoCapitalize="none"
              />
            )}
          </Field>
        </div>
      )}
      {!thread?.messages.length && <Topics onChoose={ask} />}
      <div className="flex items-end gap-2">
        <TextArea
          ref={area}
          aria-label={t('chat.message')}
          aria-describedby={left < nearlyFull ? id : undefined}
          aria-invalid={left < 0 || undefined}
          value={content}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendByEnter}
          rows={1}
          placeholder={t('chat.placeholder')}
          className="max-h-40! min-h-12! flex-1"
        />
        <Button
          type="submit"
          tone="action"
          size="large"
          aria-label={t('chat.send')}
          title={t('chat.send')}
          className="w-12 px-0!"
        >
          <Icon of={SendHorizontal} />
        </Button>
      </div>
      {left < nearlyFull && (
        <p id={id} aria-live="polite" className={`num text-12 ${left < 0 ? 'text-danger-text' : 'text-text-3'}`}>
          {left < 0 ? t('chat.tooLong', { count: -left }) : t('chat.left', { count: left })}
        </p>
      )}
    </form>
  )
}

const topics = ['withdrawal', 'verification', 'bonus', 'game'] as const

/** Topics of most first messages: a press enters the question, which can still be changed. */
function Topics({ onChoose }: { readonly onChoose: (question: string) => void }) {
  const t = useT('support')
  return (
    <ul
      aria-label={t('chat.topics.label')}
      className="scrollbar-none relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 md:fade-ends md:-mx-1 md:px-1 in-data-chat:hidden short:hidden"
    >
      {topics.map((topic) => (
        <li key={topic}>
          <button type="button" onClick={() => onChoose(t(`chat.topics.${topic}`))} className={pillStyle()}>
            {t(`chat.topics.${topic}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Enter sends. With Shift, and on phones, whose keyboards have no Shift+Enter, it starts a new line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isLine = event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing
  if (isLine || matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
