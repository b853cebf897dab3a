import { minimumAge } from '@apogee/rules/validation/birthdate'
import { useRouter } from '@tanstack/react-router'
import { Cookie, type LucideIcon, MapPin } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { saveConsent } from '../../../lib/browser/consent'
import { writeCookie } from '../../../lib/browser/cookies'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { footRoom } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { type NoticeName, regionApproval } from './model'

export interface NoticeProps {
  name: NoticeName
  onAnswered: () => void
}

export default function Notice({ name, onAnswered }: NoticeProps) {
  return name === 'region' ? <RegionNotice onAnswered={onAnswered} /> : <CookieNotice onAnswered={onAnswered} />
}

/** MOD-11, MOD-12, GD-16 */
function RegionNotice({ onAnswered }: Pick<NoticeProps, 'onAnswered'>) {
  const t = useT('shell')
  const { brand } = useSite()
  const href = useHref()
  const router = useRouter()
  const approve = () => {
    writeCookie(...regionApproval)
    onAnswered()
  }
  return (
    <Card
      icon={MapPin}
      title={t('region.title')}
      text={t('region.text', { brand: brand.name, years: minimumAge(brand.law, null) })}
    >
      <Button onClick={() => void router.navigate({ href: href('/oops') })}>{t('region.decline')}</Button>
      <Button tone="light" onClick={approve}>
        {t('region.approve')}
      </Button>
    </Card>
  )
}

/** MOD-10: all cookies, or only the necessary ones. */
function CookieNotice({ onAnswered }: Pick<NoticeProps, 'onAnswered'>) {
  const t = useT('shell')
  const href = useHref()
  const links = useListLinks()
  const answer = (consent: Parameters<typeof saveConsent>[0]) => () => {
    saveConsent(consent)
    onAnswered()
  }
  const more = (chunks: ReactNode) => (
    <a href={href('/cookie-policy')} className="text-accent-text underline underline-offset-3">
      {chunks}
    </a>
  )
  return (
    <Card icon={Cookie} title={t('cookies.title')} text={<span {...links}>{t.rich('cookies.text', { more })}</span>}>
      <Button onClick={answer('necessary')}>{t('cookies.necessary')}</Button>
      <Button onClick={answer('all')}>{t('cookies.all')}</Button>
    </Card>
  )
}

/**
 * A card above the bottom bar. The page reserves space for it, so that it covers neither focused elements nor the
 * footer's last link, and toasts appear above it. On a low screen it scrolls, because the header stays visible.
 */
function Card({
  icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon
  title: string
  text: ReactNode
  children: ReactNode
}) {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // Styled directly: every element would inherit a CSS variable, and the whole page would be restyled.
    const frame = document.querySelector<HTMLElement>('[data-frame]')
    const tell = () => {
      const height = ref.current?.offsetHeight ?? 0
      style.scrollPaddingBottom = `calc(var(--bottom-height) + ${height}px + 1rem)`
      if (frame) frame.style.paddingBottom = `calc(${height}px + 1.5rem)`
      footRoom.set(height)
    }
    const observer = new ResizeObserver(tell)
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
      if (frame) frame.style.paddingBottom = ''
      footRoom.set(0)
    }
  }, [])
  return (
    <section
      ref={ref}
      aria-label={title}
      className="fixed inset-x-2 bottom-[calc(var(--bottom-height)+0.5rem)] z-30 animate-[rise_200ms_var(--ease-in)] rounded-card bg-surface-2 p-4 shadow-pop min-[40rem]:left-auto min-[40rem]:w-104 md:right-6 md:bottom-6 max-h-[calc(100dvh-var(--header-height)-var(--bottom-height)-1rem)] overflow-y-auto overscroll-contain md:max-h-[calc(100dvh-var(--header-height)-3rem)] print:hidden"
    >
      <div className="flex gap-3">
        <Icon of={icon} className="mt-0.5 text-accent-text" />
        <div className="min-w-0">
          <h2 className="font-[650]">{title}</h2>
          <p className="mt-1 text-text-2">{text}</p>
        </div>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2 *:px-2 *:whitespace-normal">{children}</div>
    </section>
  )
}
