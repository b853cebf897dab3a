import { useRef } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'

interface PaymentFrameProps {
  readonly url: string
  /** The provider has finished and redirects back to us. */
  readonly onLeft: () => void
}

/** SEC-10: the provider's own page. Data typed there, above all a card number, never reaches our page. */
export function PaymentFrame({ url, onLeft }: PaymentFrameProps) {
  const t = useT('cashbox')
  const frame = useRef<HTMLIFrameElement>(null)
  const look = () => {
    try {
      if (frame.current?.contentWindow?.location.pathname === '/robots.txt') onLeft()
    } catch {
      // A page of another origin hides its address: then the outcome comes only from the payment.
    }
  }
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('screen.confirm.frame')}
      // It must not navigate the whole window away from the game.
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      allow="payment"
      onLoad={look}
      className="block h-[min(40rem,70dvh)] w-full rounded-card bg-bg"
    />
  )
}
