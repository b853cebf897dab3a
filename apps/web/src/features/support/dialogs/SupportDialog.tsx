import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Composer } from '../components/Composer'
import { Conversation } from '../components/Conversation'
import { Letter, LiveChatCard, OtherHelp } from '../components/SupportPanel'
import { Welcome } from '../components/Welcome'
import { threadQuery } from '../queries'
import { useHasChat } from '../useHasChat'

/** SUP-03 */
export default function SupportDialog() {
  return useHasChat() ? <Chat /> : <Letters />
}

/** The conversation fills the dialog. Before the first message it shows self-service help, later a link to it. */
function Chat() {
  const t = useT('support')
  const href = useHref()
  const { data: thread } = useQuery(threadQuery())
  const isBegun = Boolean(thread?.messages.length)
  const start = (
    <>
      <Welcome />
      {isBegun ? (
        <p className="mb-4">
          <a href={href('/support')} className="py-1 font-[620] text-accent-text hover:underline">
            {t('answers.title')}
          </a>
        </p>
      ) : (
        <OtherHelp />
      )}
    </>
  )
  return (
    <Dialog title={t('title')} foot={<Composer />}>
      <LiveChatCard />
      <Conversation className="h-[min(34rem,calc(100dvh-19rem))] short:h-[calc(100dvh-11rem)]" start={start} />
    </Dialog>
  )
}

function Letters() {
  const t = useT('support')
  return (
    <Dialog title={t('title')}>
      <p className="mb-5 text-text-2">{t('text')}</p>
      <div className="grid grid-cols-1 gap-8">
        <LiveChatCard />
        <Letter />
        <OtherHelp />
      </div>
    </Dialog>
  )
}
