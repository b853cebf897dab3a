import type { Result } from '@apogee/contract'
import { coinName, displayUnit } from '@apogee/rules/money/display'
import { Check, Copy, ExternalLink, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../lib/delivery'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { Icon } from '../../../../ui/Icon'
import { IconButton } from '../../../../ui/IconButton'
import { Spinner } from '../../../../ui/states/Spinner'
import type { Payment } from '../../model'

const QrCode = lazyPart(() => import('../QrCode'))

export type CoinTarget = NonNullable<Extract<Result<'cashbox.process'>, { mode: 'redirect' }>['coin']>

interface CoinStepProps {
  readonly coin: CoinTarget
  /** The provider's page for the same payment. */
  readonly url: string | undefined
  readonly payment: Payment
}

/** The amount, network and address of a coin payment: to copy, or to scan with a wallet app. */
export function CoinStep({ coin, url, payment }: CoinStepProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const name = coinName(coin.currency)
  const booked = formatMoney(payment.amount_cents, payment.currency, locale)
  // The amount is in the unit of wallet apps; the balance may be in a smaller unit, or in another currency.
  const isNamedSo = coin.currency === payment.currency && displayUnit(payment.currency) === name
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="flex flex-col items-center gap-3">
        <div className="size-52 rounded-card bg-light">
          <Suspense>
            <QrCode text={coin.link} label={t('screen.coin.qr')} />
          </Suspense>
        </div>
        <p role="status" className="flex items-center gap-2 text-12 text-text-2">
          <Spinner />
          {t('screen.coin.waiting')}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <Copied label={t('screen.coin.send')} text={coin.amount} after={name} />
        {!isNamedSo && (
          <p className="num -mt-1 text-12 text-text-2">
            {t(coin.currency === payment.currency ? 'screen.amountStep.equals' : 'screen.coin.for', { amount: booked })}
          </p>
        )}
        <Copied label={t('screen.coin.address')} text={coin.address} />
        <p className="flex items-start gap-2 rounded-control bg-warn/10 p-3 text-12">
          <Icon of={TriangleAlert} size={16} className="mt-0.5 shrink-0 text-warn" />
          <span>{t('screen.coin.network', { network: coin.network, coin: name })}</span>
        </p>
        <p className="text-12 text-text-2">{t('screen.coin.note')}</p>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ tone: 'ghost', className: 'justify-self-start' })}
          >
            <Icon of={ExternalLink} size={16} />
            {t('screen.coin.page')}
          </a>
        )}
      </div>
    </div>
  )
}

const copiedMs = 2000

function Copied({ label, text, after }: { readonly label: string; readonly text: string; readonly after?: string }) {
  const t = useT('cashbox')
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    // The clipboard is available on secure pages only; otherwise the text can be selected by hand.
    await navigator.clipboard?.writeText(text).then(
      () => {
        setIsCopied(true)
        setTimeout(() => setIsCopied(false), copiedMs)
      },
      () => undefined,
    )
  }
  return (
    <div className="hair flex items-center gap-3 rounded-control bg-surface-2 py-2 pr-2 pl-4">
      <dl className="min-w-0 flex-1">
        <dt className="text-12 text-text-2">{label}</dt>
        <dd className="num font-semibold [overflow-wrap:anywhere]">
          {text} {after}
        </dd>
      </dl>
      <IconButton
        label={isCopied ? t('screen.coin.copied') : t('screen.coin.copy', { what: label })}
        look="line"
        onClick={() => void copy()}
      >
        <Icon of={isCopied ? Check : Copy} size={16} className={isCopied ? 'text-win' : ''} />
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && t('screen.coin.copied')}
      </span>
    </div>
  )
}
