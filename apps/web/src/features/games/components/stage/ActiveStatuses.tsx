import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from '../../../../lib/browser/createStore'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { type Status, statuses } from '../../../../lib/page/statusLine'
import { elapsedText, secondClock } from '../../../../lib/time/clock'
import { usePlatformNow } from '../../../../lib/time/platformClock'
import { Icon } from '../../../../ui/Icon'

/** Everything that the line above the game shows in turns, with its details. */
export function ActiveStatuses({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT('games')
  const all = useStore(statuses)
  if (all.length === 0) return null
  return (
    <section aria-label={t('page.active')} className="mt-4 grid gap-2">
      {all.map((status) => (
        <div key={status.id} className="flex items-stretch gap-1 rounded-card bg-surface-2">
          <Details status={status} onLeave={onLeave} />
          {status.hide && (
            <button
              type="button"
              aria-label={status.hide.label}
              title={status.hide.label}
              onClick={status.hide.onPress}
              className="no-tap grid w-11 shrink-0 place-items-center text-text-3 hover:text-text"
            >
              <Icon of={X} size={16} />
            </button>
          )}
        </div>
      ))}
    </section>
  )
}

function Details({ status, onLeave }: { readonly status: Status; readonly onLeave: () => void }) {
  const href = useHref()
  const links = useListLinks()
  const { path, onOpen } = status
  const look = 'no-tap flex min-w-0 flex-1 items-center gap-3 p-3 text-left text-14'
  if (path !== undefined)
    return (
      <div className="flex min-w-0 flex-1" {...links}>
        <a href={href(path)} className={look}>
          <Facts status={status} />
        </a>
      </div>
    )
  if (!onOpen)
    return (
      <p className={look}>
        <Facts status={status} />
      </p>
    )
  const press = () => {
    onLeave()
    onOpen()
  }
  return (
    <button type="button" onClick={press} className={look}>
      <Facts status={status} />
    </button>
  )
}

function Facts({ status: { icon, isProblem, lead, rest, part, endsAtMs } }: { readonly status: Status }): ReactNode {
  return (
    <>
      <Icon of={icon} className={isProblem ? 'text-danger-text' : 'text-accent-text'} />
      <span className="num grid min-w-0 flex-1 gap-0.5">
        <b className={isProblem ? 'text-danger-text' : ''}>{lead}</b>
        {rest !== undefined && <span className="text-pretty text-text-2">{rest}</span>}
        {endsAtMs !== undefined && <TimeLeft untilMs={endsAtMs} />}
        {part !== undefined && (
          <span aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-surface-3">
            <span
              className="block h-full origin-left rounded-full bg-accent"
              style={{ transform: `scaleX(${part})` }}
            />
          </span>
        )}
      </span>
    </>
  )
}

const dayMs = 86_400_000

function TimeLeft({ untilMs }: { readonly untilMs: number }) {
  const t = useT('games')
  const now = usePlatformNow(secondClock)
  if (now === undefined) return null
  const leftMs = Math.max(0, untilMs - now)
  const days = Math.floor(leftMs / dayMs)
  return (
    <span role="timer" className="text-text-2">
      {t('page.timeLeft', { days, time: elapsedText(leftMs % dayMs) })}
    </span>
  )
}
