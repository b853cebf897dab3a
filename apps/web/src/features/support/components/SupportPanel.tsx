import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Mail, MessagesSquare, Phone } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { pagesQuery } from '../../content/queries'
import { playerQuery } from '../../profile/queries'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { useChat } from '../useChat'
import { useHasChat } from '../useHasChat'
import { Composer } from './Composer'
import { ContactForm } from './ContactForm'
import { Conversation } from './Conversation'
import { Welcome } from './Welcome'

/** SUP-01, SUP-03: on the page: the chat, or messages without one, quick answers, and other ways to get in touch. */
export default function SupportPanel() {
  const hasChat = useHasChat()
  return (
    <div className="grid grid-cols-1 gap-8">
      <LiveChatCard />
      {hasChat ? (
        <section className="grid grid-cols-1 gap-4">
          <Conversation
            className="max-h-[min(28rem,60dvh)] in-data-chat:min-h-(--chat-room)"
            start={<Welcome />}
            keepsRoom
          />
          <Composer />
        </section>
      ) : (
        <Letter />
      )}
      <OtherHelp />
    </div>
  )
}

/** Without a chat, a contact form; replies come by email. */
export function Letter() {
  const t = useT('support')
  const { data: player } = useQuery(playerQuery())
  return (
    <section>
      <h2 className="mb-3 text-16 font-[650]">{t('form.title')}</h2>
      <ContactForm key={player?.id ?? 'guest'} email={player?.email} />
    </section>
  )
}

/** The operator's live chat, for players with access to it (ROLE-08). */
export function LiveChatCard() {
  const t = useT('support')
  const openChat = useChat()
  if (!openChat) return null
  return (
    <section className="hair flex flex-wrap items-center gap-4 rounded-card bg-surface-2 p-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent/12 text-accent-text">
        <Icon of={MessagesSquare} size={24} />
      </span>
      <div className="min-w-40 flex-1">
        <h2 className="text-16 font-[650]">{t('live.title')}</h2>
        <p className="text-text-2">{t('live.text')}</p>
      </div>
      <Button onClick={openChat}>{t('live.open')}</Button>
    </section>
  )
}

/** Self-service help, and contacts outside this page. */
export const OtherHelp = () => (
  <div className="grid grid-cols-1 gap-8">
    <QuickAnswers />
    <Direct />
  </div>
)

function QuickAnswers() {
  const t = useT('support')
  const href = useHref()
  const links = useListLinks()
  const { locale } = useSite()
  const { data: pages = [] } = useQuery(pagesQuery(locale, useIsOnBreak()))
  const help = pages.filter(({ categories, slug }) => categories.includes('bottom-menu-help') && slug !== 'support')
  if (help.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-16 font-[650]">{t('answers.title')}</h2>
      <ul className="grid gap-2 md:grid-cols-2" {...links}>
        {help.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={href(`/${slug}`)}
              className="flex min-h-12 items-center gap-3 rounded-control bg-surface-2 px-4 font-[550] shadow-line hover:bg-surface-3"
            >
              <span className="min-w-0 flex-1">{title}</span>
              <Icon of={ChevronRight} className="text-text-3" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Direct() {
  const t = useT('support')
  const { brand } = useSite()
  const { email, phone } = brand.contacts
  const ways = [
    { key: 'email', icon: Mail, href: `mailto:${email}`, text: email },
    { key: 'phone', icon: Phone, href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phone },
  ] as const
  return (
    <section>
      <h2 className="mb-3 text-16 font-[650]">{t('direct.title')}</h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {ways.map(({ key, icon, href, text }) => (
          <li key={key}>
            <a
              href={href}
              className="flex min-h-12 items-center gap-3 rounded-control px-1 text-accent-text hover:underline"
            >
              <Icon of={icon} />
              <span className="sr-only">{t(`direct.${key}`)}: </span>
              <span className="min-w-0 break-words">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
