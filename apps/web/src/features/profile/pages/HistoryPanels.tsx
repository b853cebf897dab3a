import { useRouter, useRouterState } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useIsOffered } from '../../../lib/flags/useIsOffered'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { toPage } from '../../../lib/page/toPage'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Segmented } from '../../../ui/forms/Segmented'
import { Icon } from '../../../ui/Icon'
import { BonusEvents } from '../../bonuses/components/BonusEvents'
import { HistoryPanel } from '../../cashbox/components/HistoryPanel'
import { RoundsPanel } from '../../games/components/rounds/RoundsPanel'
import { PointsHistory } from '../../loyalty/components/PointsHistory'
import type { Player } from '../queries'
import { useIsOnBreak } from '../useIsOnBreak'

const kinds = ['rounds', 'payments', 'bonuses', 'points'] as const
type Kind = (typeof kinds)[number]

const paymentsFile = '/api/player/payments.csv'

/** SAFE-07, PROF-16: the history of play, payments, bonuses and points; the address selects one. */
export function HistoryPanels({ player }: { readonly player: Player | null }) {
  const t = useT('profile')
  const dialogs = useDialogs()
  const isPaused = useIsOnBreak()
  const router = useRouter()
  const asked = useRouterState({
    select: ({ location: { search } }) => ('show' in search && search.show ? String(search.show) : undefined),
  })
  const isOffered = useIsOffered()
  const offered = kinds.filter((kind) => isOffered(`/profile/games-history?show=${kind}`))
  // If the address selects a history that the platform does not offer, the page shows that.
  const shown = kinds.find((kind) => kind === asked) ?? 'rounds'
  const show = (kind: Kind) =>
    void router.navigate(
      toPage('.', { search: { show: kind === 'rounds' ? undefined : kind }, replace: true, resetScroll: false }),
    )
  return (
    <>
      <Segmented
        label={t('history.kind')}
        value={shown}
        onChange={show}
        options={offered.map((kind) => ({ value: kind, label: t(`history.kinds.${kind}`) }))}
        className="mb-4 md:max-w-[32rem]"
      />
      <h2 className="sr-only">{t(`history.kinds.${shown}`)}</h2>
      {shown === 'rounds' && <RoundsPanel currency={player?.currency ?? ''} />}
      {shown === 'bonuses' && <BonusEvents />}
      {shown === 'points' && <PointsHistory />}
      {shown === 'payments' && (
        <div className="grid grid-cols-1 gap-4">
          <HistoryPanel onDeposit={isPaused ? undefined : () => dialogs.open('cashbox', { step: 'deposit' })} />
          {isOffered(paymentsFile) && (
            <a href={paymentsFile} download className={buttonStyle({ tone: 'plain', className: 'justify-self-end' })}>
              <Icon of={Download} />
              {t('history.csv')}
            </a>
          )}
        </div>
      )}
    </>
  )
}
