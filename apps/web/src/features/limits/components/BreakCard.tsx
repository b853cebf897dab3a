import { type Span, spanEnd } from '@apogee/rules/limits/period'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, Moon } from 'lucide-react'
import { useId, useState } from 'react'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { platformNow } from '../../../lib/time/platformClock'
import { Button } from '../../../ui/Button'
import { RadioCard } from '../../../ui/forms/RadioCard'
import { Icon } from '../../../ui/Icon'
import { type BreakKind, offeredSpans } from '../model'
import { breakPeriodsQuery } from '../queries'
import { useLimitLabels } from './useLimitLabels'

const icons = { coolingoff: Moon, selfexclusion: LockKeyhole } as const

/**
 * SAFE-02: the length of a break, among those that end after the current one. The consequences are confirmed before it
 * begins.
 */
export function BreakCard({ kind, untilIso }: { readonly kind: BreakKind; readonly untilIso?: string | undefined }) {
  const { t, isHere, moment } = useLimitLabels()
  const dialogs = useDialogs()
  const name = useId()
  // By the reader's own clock: the platform returns the exact time once it has begun.
  const endOf = (one: Span) => spanEnd(one, Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(platformNow()))
  const isLonger = (one: Span) => {
    const end = endOf(one)
    return untilIso === undefined || end === null || end.toISOString() > untilIso
  }
  const { data: periods } = useQuery(breakPeriodsQuery)
  const spans = offeredSpans(periods, kind)
  const offered = isHere ? spans.filter(isLonger) : spans
  const [chosen, setSpan] = useState<Span>()
  const span = chosen ?? offered[0]
  const isExclusion = kind === 'selfexclusion'
  if (span === undefined) return null
  const end = isHere ? endOf(span) : null
  return (
    <section aria-labelledby={`${name}-title`} className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <div className="flex items-start gap-3">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-control ${isExclusion ? 'bg-danger/13 text-danger-text' : 'bg-info/13 text-info'}`}
        >
          <Icon of={icons[kind]} />
        </span>
        <div className="min-w-0">
          <h2 id={`${name}-title`} className="text-16 font-[650]">
            {t(`breaks.${kind}.title`)}
          </h2>
          <p className="text-12 text-text-2">{t(`breaks.${kind}.text`)}</p>
        </div>
      </div>
      <fieldset className={`mt-4 grid grid-cols-2 gap-2 ${offered.length % 3 === 1 ? '' : 'min-[26rem]:grid-cols-3'}`}>
        <legend className="sr-only">{t('breaks.howLong')}</legend>
        {offered.map((option) => (
          <RadioCard
            key={option}
            compact
            name={name}
            checked={option === span}
            onChange={() => setSpan(option)}
            className="min-h-11 text-center text-14"
          >
            <span className="num font-semibold">{t(`spans.${option}`)}</span>
          </RadioCard>
        ))}
      </fieldset>
      <p className="num my-4 min-h-10 text-14 text-text-2">
        {span === 'forever'
          ? t('breaks.never')
          : isHere && end && t('breaks.until', { date: moment(end.toISOString()) })}
      </p>
      <Button
        block
        size="large"
        tone={isExclusion ? 'danger' : 'ghost'}
        onClick={() =>
          dialogs.open('limitBreak', { kind, span, ...(untilIso !== undefined && { replaces: untilIso }) })
        }
      >
        {t(`breaks.${kind}.begin`, { span: t(`spans.${span}`) })}
      </Button>
    </section>
  )
}
