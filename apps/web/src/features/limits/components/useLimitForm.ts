import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { readAmount } from '../../../lib/format/typedAmount'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useErrorText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { useSite } from '../../../lib/page/site'
import { playerQuery } from '../../profile/queries'
import { isMoneyKind, type Kind, type LimitRow, type Period, rowsOf } from '../model'
import { useSaveLimit } from '../mutations'
import { limitsQuery } from '../queries'
import { useLimitLabels } from './useLimitLabels'

export interface LimitEditProps {
  readonly kind?: Kind
  readonly period?: string
}

const amountErrors = { empty: 'required', invalid: 'amount_invalid', tooFine: 'not_a_multiple' } as const

/** When a change takes effect: at once, or only after an email and a waiting period (SAFE-01). */
function effectOf(row: LimitRow | undefined, value: number | undefined): 'atOnce' | 'stricter' | 'looser' | undefined {
  const now = row?.money?.amountCents ?? row?.minutes
  if (now === undefined || row?.kind === 'reality_check') return 'atOnce'
  if (value === undefined) return undefined
  return value > now ? 'looser' : 'stricter'
}

/** The form of a limit: kind, period, amount, and the result. */
export function useLimitForm({ kind: givenKind, period: givenPeriod }: LimitEditProps) {
  const words = useErrorText()
  const common = useT('common')
  const { t, money } = useLimitLabels()
  const { locale } = useSite()
  const failureOf = useFormFailure()
  const { data: player } = useQuery(playerQuery())
  const { data: limits = [] } = useQuery(limitsQuery())
  const save = useSaveLimit()
  const input = useRef<HTMLInputElement>(null)
  const currency = player?.currency ?? 'EUR'
  const [kind, setKind] = useState<Kind>(givenKind ?? 'deposit')
  const rows = rowsOf(limits, kind, currency)
  const free = (['day', 'week', 'month'] as const).find((one) => !rows.some((row) => row.period === one))
  const [chosen, setChosen] = useState<Period>()
  const period = (givenPeriod as Period | undefined) ?? chosen ?? free ?? 'day'
  const [typed, setTyped] = useState('')
  const [minutes, setMinutes] = useState<number>()
  const [isJudged, setIsJudged] = useState(false)
  const isMoney = isMoneyKind(kind)
  const row = rows.find((one) => !isMoney || one.period === period)
  const read = readAmount(typed, row?.money?.currency ?? currency, locale)
  const cents = read.kind === 'amount' ? read.cents : undefined
  const value = isMoney ? cents : (minutes ?? row?.minutes ?? 60)
  const refused = save.isError ? failureOf(save.error, ['amount_cents']) : undefined
  const amountError = () => {
    if (read.kind === 'amount') return undefined
    return read.kind === 'ambiguous' ? common('money.choose') : words(amountErrors[read.kind])
  }
  const judged = isJudged && isMoney ? amountError() : undefined
  const submit = (event: FormEvent, onDone: (isWaiting: boolean) => void) => {
    event.preventDefault()
    setIsJudged(true)
    if (value === undefined) return input.current?.focus()
    const accounts = [{ currency: row?.money?.currency ?? currency, amount_cents: value }]
    save.mutate(isMoney ? { type: kind, period, accounts } : { type: kind, period: String(value) }, {
      // An empty response: the change is done.
      onSuccess: (limit) => onDone(limit?.status === 'unconfirmed'),
      onError: () => input.current?.focus(),
    })
  }
  return {
    kind,
    setKind,
    period,
    setPeriod: setChosen,
    typed,
    read,
    /** The amount as it was parsed: "Deposits: €1,000.00 a day". */
    summary:
      isMoney && cents !== undefined
        ? `${t(`types.${kind}`)}: ${money(cents, row?.money?.currency ?? currency)} ${t(`periods.${period}`)}`
        : undefined,
    minutes: value,
    setMinutes,
    isMoney,
    row,
    input,
    submit,
    email: player?.email ?? '',
    currency: row?.money?.currency ?? currency,
    effect: effectOf(row, value),
    isWaiting: save.isPending,
    error: refused?.fields['amount_cents'] ?? judged,
    general: refused?.general,
    setTyped: (text: string) => {
      setTyped(text)
      save.reset()
    },
  }
}
