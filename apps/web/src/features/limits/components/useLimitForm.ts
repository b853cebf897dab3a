import { fromDisplay } from '@apogee/rules/money/display'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { subunitsOf } from '../../../lib/format/money'
import { useErrorText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { playerQuery } from '../../profile/queries'
import { isMoneyKind, type Kind, type LimitRow, type Period, rowsOf } from '../model'
import { useSaveLimit } from '../mutations'
import { limitsQuery } from '../queries'

export interface LimitEditProps {
  readonly kind?: Kind
  readonly period?: string
}

/** Parses a decimal typed in any of our languages, coins in their display unit, to minor units. */
const readCents = (typed: string, currency: string): bigint | undefined =>
  fromDisplay(typed.trim().replace(',', '.'), { code: currency, subunits_to_unit: subunitsOf(currency) })

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
  const cents = readCents(typed, row?.money?.currency ?? currency)
  const value = isMoney ? (cents === undefined ? undefined : Number(cents)) : (minutes ?? row?.minutes ?? 60)
  const refused = save.isError ? failureOf(save.error, ['amount_cents']) : undefined
  const judged =
    isJudged && isMoney && value === undefined ? words(typed.trim() ? 'amount_invalid' : 'required') : undefined
  const submit = (event: FormEvent, onDone: (isWaiting: boolean) => void) => {
    event.preventDefault()
    setIsJudged(true)
    if (value === undefined) return input.current?.focus()
    const accounts = [{ currency: row?.money?.currency ?? currency, amount_cents: value }]
    save.mutate(isMoney ? { type: kind, period, accounts } : { type: kind, period: String(value) }, {
      // Nothing in the answer: it is done.
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
