import type { Result } from '@apogee/contract'
import { playerStatusOf } from '@apogee/rules/vip/statuses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../lib/api'
import { singleFlight } from '../../../lib/browser/singleFlight'
import { remember } from '../../../lib/browser/storage'
import { writeAmount } from '../../../lib/format/typedAmount'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { useSite } from '../../../lib/page/site'
import { reportInvalid, reportRejected } from '../../../lib/reports/forms'
import type { FieldsHandle } from '../../profile/components/MissingFields'
import { playerQuery } from '../../profile/queries'
import { type Action, firstAmountOf, judgeAmount, lastFourOf } from '../model'
import { type Processing, recordTransaction, useProcess } from '../mutations'
import type { Failure } from './FailureNote'
import type { Choice } from './MethodPicker'
import { useAmountError } from './useAmountError'

const fieldNames = ['amount', 'recipient'] as const
type FormErrors = { readonly [F in (typeof fieldNames)[number]]?: string } & { readonly general?: Failure }

/** The server's error code of a refusal that belongs to no field of the form. */
const codeOf = (failed: unknown): string | undefined =>
  failed instanceof ApiError ? (failed.code('base') ?? failed.code('payment_method')) : undefined

const staleCodes: ReadonlySet<string> = new Set(['sign_up_incomplete', 'profile_incomplete'])

type Extra = Pick<Processing, 'recipient' | 'custom_routes' | 'one_click' | 'bonus_id' | 'forfeit_gifts'>

interface MoneyFormOptions {
  readonly action: Action
  readonly currency: string
  /** For a withdrawal: the withdrawable amount. */
  readonly availableCents?: number
  /** For a deposit: what the player's own limit leaves. */
  readonly roomCents?: number | undefined
  /** The preset method and amount, until the player chooses their own. */
  readonly suggested?: Choice | undefined
  /** Decimal text in the display unit. */
  readonly suggestedAmount?: string | undefined
  /** An additional check of the amount; returns the error, or undefined for a valid amount. */
  readonly judge?: (cents: number) => string | undefined
}

/** Method and amount: the preset until the player chooses, with what is wrong about the amount. */
function useMethodAndAmount({ action, currency, availableCents, suggested, ...more }: MoneyFormOptions) {
  const amountError = useAmountError(currency)
  const { locale } = useSite()
  const [chosen, setChoice] = useState<Choice>()
  const [typed, setTyped] = useState<string>()
  const choice = chosen ?? suggested
  const first = choice && firstAmountOf(choice.method, action, currency, availableCents ?? more.roomCents)
  const amount = typed ?? writeAmount(more.suggestedAmount ?? first ?? '', currency, locale)
  const verdict = choice && judgeAmount(amount, choice.method, action, { currency, locale, availableCents })
  const fault =
    choice && verdict
      ? verdict.cents === undefined
        ? amountError(verdict, choice.method, action, availableCents ?? 0)
        : more.judge?.(verdict.cents)
      : undefined
  return { choice, setChoice, amount, setTyped, verdict, fault }
}

/** The state of a deposit or withdrawal form: method, amount, and errors. */
export function useMoneyForm(options: MoneyFormOptions) {
  const { choice, setChoice, amount, setTyped, verdict, fault } = useMethodAndAmount(options)
  const readError = useFormErrors(options.action)
  const process = useProcess()
  const { data: player } = useQuery(playerQuery())
  const amountInput = useRef<HTMLInputElement>(null)
  const recipientInput = useRef<HTMLInputElement>(null)
  const askedFields = useRef<FieldsHandle>(null)
  const [isJudged, setIsJudged] = useState(false)
  const [refused, setRefused] = useState<FormErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const [once] = useState(() => singleFlight(setIsBusy))

  /** Shows all errors at once; true when the amount is valid. */
  const judge = (): boolean => {
    setIsJudged(true)
    void askedFields.current?.judge()
    if (verdict?.cents !== undefined && !fault) return true
    amountInput.current?.focus()
    reportInvalid('CashboxOthersForms')({ amount: { message: verdict?.code } })
    return false
  }
  const send = async (extra: Extra): Promise<Result<'cashbox.process'> | undefined> => {
    setRefused({})
    if (!judge() || !choice || verdict?.cents === undefined) return undefined
    if (askedFields.current && !(await askedFields.current.save())) return undefined
    if (options.action === 'deposit') remember('cashbox.lastMethod', choice.method.id)
    const payment = { choice, decimal: verdict.decimal, currency: options.currency }
    reportTransaction(payment, player)
    try {
      return await process.mutateAsync({ ...processingOf(payment, options.action, player), ...extra })
    } catch (failed) {
      const shown = readError(failed)
      setRefused(shown)
      if (shown.amount) amountInput.current?.focus()
      else if (shown.recipient) recipientInput.current?.focus()
      return undefined
    }
  }
  return {
    process,
    judge,
    /** One at a time: a second one while missing fields are saved would be a second payment. */
    submit: (extra: Extra) => once(() => send(extra)),
    isBusy,
    verdict,
    amount,
    amountInput,
    recipientInput,
    askedFields,
    choice,
    setChoice,
    refused,
    setRefused,
    amountError: refused.amount ?? (isJudged && !isBusy ? fault : undefined),
    setAmount: (value: string) => {
      setTyped(value)
      setRefused({})
    },
  }
}
export type MoneyForm = ReturnType<typeof useMoneyForm>

/** Reads the error of a rejected payment: texts for its fields, and one for the form. */
function useFormErrors(action: Action): (failed: unknown) => FormErrors {
  const failureOf = useFormFailure()
  const queryClient = useQueryClient()
  return (failed) => {
    const { fields, general } = failureOf(failed, fieldNames)
    const code = codeOf(failed)
    // The page's data about the player is outdated: refetch it, and its popups will ask for what is missing.
    if (code && staleCodes.has(code)) void queryClient.invalidateQueries({ queryKey: playerQuery().queryKey })
    reportRejected('CashboxOthersForms', failed)
    return { ...fields, ...(general && { general: { text: general, code, action } }) }
  }
}

interface Payment {
  readonly choice: Choice
  readonly decimal: string
  readonly currency: string
}
type CurrentPlayer = Result<'profile.player'> | null | undefined

function reportTransaction({ choice, decimal, currency }: Payment, player: CurrentPlayer): void {
  const lastFour = choice.method.type === 'cards' ? lastFourOf(choice.accountTitle) : undefined
  recordTransaction({
    amount: decimal,
    currency,
    payment_system: choice.method.id,
    payer: { first_name: player?.first_name ?? '', last_name: player?.last_name ?? '' },
    ...(lastFour && { card: { last_four: lastFour } }),
  })
}

function processingOf({ choice, decimal, currency }: Payment, action: Action, player: CurrentPlayer): Processing {
  const status = playerStatusOf(player?.statuses.map(({ id }) => id) ?? [])
  return {
    payment_method: choice.method.id,
    payment_action: action,
    currency,
    amount: decimal,
    ...(choice.accountId === undefined ? {} : { payment_account_id: choice.accountId }),
    ...(status && { custom_player_status: status }),
  }
}
