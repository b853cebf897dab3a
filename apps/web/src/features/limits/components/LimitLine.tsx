import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, type LucideIcon, Mail, Pencil, TriangleAlert } from 'lucide-react'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { LimitBar } from '../../../ui/forms/LimitBar'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { Tag } from '../../../ui/Tag'
import { type LimitRow, type LimitStatus, playStatusOf } from '../model'
import { playedQuery } from '../queries'
import { PendingNote } from './PendingNote'
import { useLimitLabels } from './useLimitLabels'

const statusStyles: Readonly<Record<LimitStatus, readonly ['win' | 'danger' | 'info' | 'warn', LucideIcon]>> = {
  active: ['win', CircleCheck],
  nearly: ['warn', TriangleAlert],
  reached: ['danger', CircleX],
  waiting: ['info', Mail],
  ending: ['warn', Clock],
}

/** One limit: its period, usage and status, and a way to change it. */
export function LimitLine({ row, email }: { readonly row: LimitRow; readonly email: string }) {
  const { t, isHere, money, minutes, shortDay } = useLimitLabels()
  const dialogs = useDialogs()
  const { kind, period, money: sums, status, pending, limit } = row
  const name = period ? t(`periodNames.${period}`) : t(kind === 'session' ? 'once' : 'interval')
  const { data: played = 0 } = useQuery({ ...playedQuery(), enabled: isHere && kind === 'session' })
  const shown = kind === 'session' ? playStatusOf(status, played, row.minutes ?? 0) : status
  const [tone, icon] = statusStyles[shown]
  const ends = shown === 'ending' && pending?.fromIso
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-3 border-t border-line px-4 py-4 lg:grid-cols-[6rem_minmax(0,1fr)_10.5rem_auto] lg:px-6">
      <h4 className="font-[650]">{name}</h4>
      <div className="max-lg:order-4 max-lg:col-span-3">
        {sums ? (
          <LimitBar
            label={`${t(`types.${kind}`)}, ${name}`}
            part={sums.part}
            used={money(sums.usedCents, sums.currency)}
            of={t('of', { amount: money(sums.amountCents, sums.currency) })}
            note={isHere ? <UntilNote row={row} /> : ' '}
          />
        ) : kind === 'session' ? (
          <SessionBar name={name} played={played} of={row.minutes ?? 0} />
        ) : (
          <p className="num text-16 font-[650]">{minutes(row.minutes ?? 0)}</p>
        )}
        {pending && <PendingNote row={row} pending={pending} email={email} />}
      </div>
      <span className="justify-self-start">
        <Tag tone={tone} icon={icon}>
          {ends && isHere ? t('states.endsOn', { date: shortDay(ends) }) : t(`states.${shown}`)}
        </Tag>
      </span>
      <IconButton
        label={t('changeOf', { limit: `${t(`types.${kind}`)}, ${name}` })}
        onClick={() => dialogs.open('limitEdit', { kind, ...(period && { period: limit.period }) })}
      >
        <Icon of={Pencil} size={18} />
      </IconButton>
    </li>
  )
}

function UntilNote({ row: { kind, period, money: sums } }: { readonly row: LimitRow }) {
  const { t, money, again } = useLimitLabels()
  if (!sums) return null
  const next = again(period, sums.untilIso)
  if (sums.leftCents === 0) return `${t(kind === 'deposit' ? 'stoppedDeposit' : 'stoppedPlay')} ${next}`
  return `${t('left', { amount: money(sums.leftCents, sums.currency) })} ${next}`
}

function SessionBar({ name, played, of }: { readonly name: string; readonly played: number; readonly of: number }) {
  const { t, minutes, time } = useLimitLabels()
  const left = Math.max(0, of - played)
  return (
    <LimitBar
      label={`${t('types.session')}, ${name}`}
      part={of === 0 ? 1 : played / of}
      used={time(Math.min(played, of))}
      of={t('of', { amount: minutes(of) })}
      note={left === 0 ? t('stoppedSession') : t('left', { amount: time(left) })}
    />
  )
}
