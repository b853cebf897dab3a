import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, Hourglass, Plus, Repeat2, Timer, TrendingDown } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import type { Player } from '../../profile/queries'
import { isMoneyKind, type Kind, periods, rowsOf } from '../model'
import { limitsQuery } from '../queries'
import { LimitLine } from './LimitLine'

const kinds: readonly Kind[] = ['deposit', 'loss', 'wager', 'session', 'reality_check']
const icons = {
  deposit: ArrowDownToLine,
  loss: TrendingDown,
  wager: Repeat2,
  session: Timer,
  reality_check: Hourglass,
} as const

/** PROF-14: the player's own limits by kind, and how much of each is left. */
export function LimitList({ player }: { readonly player: Player | null }) {
  const t = useT('limits')
  const dialogs = useDialogs()
  const { data, isError, refetch, isFetching } = useQuery(limitsQuery())
  if (!data && isError)
    return (
      <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (!data) return <Skeleton className="h-40 rounded-card" />
  return (
    <div className="grid gap-4">
      {kinds.map((kind) => {
        const rows = rowsOf(data, kind, player?.currency ?? '')
        const isFull = rows.length >= (isMoneyKind(kind) ? periods.length : 1)
        return (
          <section
            key={kind}
            aria-labelledby={`limits-${kind}`}
            className="hair overflow-hidden rounded-card bg-surface-1"
          >
            <div className="flex items-center gap-3 p-4 lg:px-6">
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-surface-3 text-text-2">
                <Icon of={icons[kind]} />
              </span>
              <div className="min-w-0 flex-1">
                <h3 id={`limits-${kind}`} className="text-16 font-[650]">
                  {t(`types.${kind}`)}
                </h3>
                <p className="text-12 text-text-2">{t(`hints.${kind}`)}</p>
              </div>
              {!isFull && (
                <Button
                  aria-label={`${t(rows.length > 0 ? 'addPeriod' : 'add')}: ${t(`types.${kind}`)}`}
                  onClick={() => dialogs.open('limitEdit', { kind })}
                >
                  <Icon of={Plus} size={18} />
                  <span className="max-[22.5rem]:sr-only lg:hidden">{t('add')}</span>
                  <span className="max-lg:hidden">{t(rows.length > 0 ? 'addPeriod' : 'add')}</span>
                </Button>
              )}
            </div>
            {rows.length > 0 && (
              <ul>
                {rows.map((row) => (
                  <LimitLine key={row.limit.id} row={row} email={player?.email ?? ''} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
