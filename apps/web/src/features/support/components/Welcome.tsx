import { useT } from '../../../lib/i18n/TextsProvider'
import { Scene } from '../../../ui/Scene'
import { useChatOwner } from '../useSendMessage'

/** Before the first message: explains who reads it. */
export function Welcome() {
  const t = useT('support')
  const isGuest = useChatOwner() === null
  return (
    <section className="relative isolate mb-5 flex min-h-36 items-center gap-2 overflow-hidden rounded-card shadow-line">
      <Scene
        seed="support"
        width={560}
        height={150}
        planet={{ x: 0.86, y: 1.9, r: 1.1 }}
        glow="var(--accent)"
        className="-z-10"
      />
      <div className="min-w-0 flex-1 py-5 pl-4 lg:pl-6">
        <h2 className="text-20 font-[680] text-balance">{t('chat.welcome')}</h2>
        <p className="mt-1 text-pretty">{t(isGuest ? 'chat.guestText' : 'chat.welcomeText')}</p>
      </div>
      <img
        src="/media/art/1/hero-desk/256.webp"
        alt=""
        width={144}
        height={144}
        className="-mr-2 -mb-3 size-30 shrink-0 self-end lg:mr-4 lg:size-36"
      />
    </section>
  )
}
