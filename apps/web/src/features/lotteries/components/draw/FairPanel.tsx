import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../../../lib/delivery'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import type { LotteryView } from '../useLottery'
import type { DrawCheckProps } from './DrawCheck'
import { useOwnValue } from './useOwnValue'

const DrawCheck = lazyPart<DrawCheckProps>(() => import('./DrawCheck'))

interface FairPanelProps {
  readonly view: LotteryView
  /** The draw has been shown, so its seed may reveal the winners. */
  readonly isRevealed: boolean
}

/** The proof of a lottery's draw: what is published when, and the draw repeated in this browser. */
export function FairPanel({ view, isRevealed }: FairPanelProps) {
  const { lottery, draw } = view
  const t = useT('lotteries')
  const href = useHref()
  const links = useListLinks()
  const [isChecked, setChecked] = useState(false)
  const { fair } = lottery
  const ownValue = useOwnValue(view)
  if (!fair) return null
  const seed = isRevealed ? (fair.seed ?? draw?.seed) : undefined
  return (
    <section
      aria-labelledby="fair"
      className="hair grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-surface-1 p-4 lg:p-6"
    >
      <div {...links}>
        <h2 id="fair" className="flex items-center gap-2 text-20 font-[650]">
          <Icon of={ShieldCheck} className="shrink-0 text-win" />
          {t('fair.title')}
        </h2>
        <p className="mt-2 max-w-[80ch] text-pretty text-text-2">
          {t('fair.text')}{' '}
          <a href={href('/fairness')} className="text-accent-text underline underline-offset-4">
            {t('fair.more')}
          </a>
        </p>
      </div>
      <dl className="grid gap-4 lg:grid-cols-2">
        <Code label={t('fair.hash')} code={fair.hash} />
        <Code label={t('fair.ticketsHash')} code={fair.tickets_hash ?? undefined} later={t('fair.ticketsLater')}>
          {fair.tickets_hash && (
            <a
              href={`/api/lotteries/${lottery.id}/tickets`}
              target="_blank"
              rel="noreferrer"
              className="mt-1 inline-flex min-h-8 items-center text-14 text-accent-text underline underline-offset-4"
            >
              {t('fair.list')}
            </a>
          )}
        </Code>
        <Code label={t('fair.seed')} code={seed} later={t('fair.seedLater')} />
        <Values view={view} isRevealed={isRevealed} />
        {ownValue && <Code label={t('fair.ownValue')} code={ownValue} />}
      </dl>
      {isRevealed && draw && draw.steps.length > 0 && (
        <div className="border-line border-t pt-4">
          {isChecked ? (
            <DrawCheck lottery={lottery} draw={draw} />
          ) : (
            <Button onClick={() => setChecked(true)}>{t('fair.check')}</Button>
          )}
        </div>
      )}
    </section>
  )
}

/** The values that players, and a beacon if there is one, add after the list of tickets is fixed. */
function Values({ view: { lottery, draw }, isRevealed }: FairPanelProps) {
  const t = useT('lotteries')
  const isOld = lottery.finished_at !== null && !lottery.fair?.values_hash
  if (!lottery.fair || isOld) return null
  const hash = isRevealed ? (lottery.fair.values_hash ?? draw?.values_hash) : undefined
  return (
    <Code
      label={t(lottery.fair.beacon ? 'fair.valuesBeacon' : 'fair.values')}
      code={hash ?? undefined}
      later={t('fair.valuesLater')}
    >
      {hash && (
        <a
          href={`/api/lotteries/${lottery.id}/values`}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-8 items-center text-14 text-accent-text underline underline-offset-4"
        >
          {t('fair.valuesList')}
        </a>
      )}
    </Code>
  )
}

interface CodeProps {
  readonly label: string
  readonly code: string | undefined
  /** When it will be published. */
  readonly later?: string
  readonly children?: ReactNode
}

/** A text to compare character by character. */
const Code = ({ label, code, later: when, children }: CodeProps) => (
  <div className="min-w-0">
    <dt className="text-12 text-text-2">{label}</dt>
    <dd className="mt-1">
      {code === undefined ? (
        <span className="text-14 text-text-2">{when}</span>
      ) : (
        <span className="font-mono text-12 break-all">{code}</span>
      )}
      {children && <span className="block">{children}</span>}
    </dd>
  </div>
)
