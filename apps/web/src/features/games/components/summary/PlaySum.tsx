import type { ReactNode } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Money } from '../../../../ui/Money'

interface PlaySumProps {
  readonly currency: string
  readonly bet_cents: number
  readonly win_cents: number
}

/** Stakes, winnings and result of play in one currency. */
export function PlaySum({ currency, bet_cents: bet, win_cents: win }: PlaySumProps) {
  const t = useT('games')
  const net = win - bet
  return (
    <dl className="num grid grid-cols-3 gap-2 rounded-card bg-surface-2 p-4">
      <Figure label={t('reality.staked')}>
        <Money cents={bet} currency={currency} />
      </Figure>
      <Figure label={t('reality.won')}>
        <Money cents={win} currency={currency} />
      </Figure>
      <Figure label={t('reality.net')}>
        <Money cents={net} currency={currency} signed className={net > 0 ? 'text-win' : ''} />
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-2">{label}</dt>
      <dd className="mt-1 truncate font-[650] text-16">{children}</dd>
    </div>
  )
}
