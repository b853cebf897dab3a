import { useRef } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'

interface PaymentFrameProps {
  readonly url: string
  /** The provider is done and leads back to us. */
  readonly onLeft: () => void
}

/** SEC-10: the provider's own page. What is typed there, a card number first of all, never reaches this one. */
export function PaymentFrame({ url, onLeft }: PaymentFrameProps) {
  const t = useT('cashbox')
  const frame = useRef<HTMLIFrameElement>(null)
  const look = () => {
    // A page of another origin does not say where it is: then the payment alone tells how it ended.
    try {
      if (frame.current?.contentWindow?.location.pathname === '/robots.txt') onLeft()
    } catch {}
  }
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('screen.confirm.frame')}
      // It may not take the whole window away from the game.
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      allow="payment"
      onLoad={look}
      className="block h-[min(40rem,70dvh)] w-full rounded-card bg-bg"
    />
  )
}
