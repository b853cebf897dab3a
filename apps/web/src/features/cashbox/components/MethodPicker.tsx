import type { Result } from '@apogee/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { RadioCard } from '../../../ui/forms/RadioCard'
import { pillStyle } from '../../../ui/pillStyle'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { type Action, groupsOf, limitsOf, type Method } from '../model'
import { methodsQuery, savedAccountsQuery } from '../queries'
import { MethodMark } from './MethodMark'
import { SavedAccount } from './SavedAccount'
import { useLimitText } from './useLimitText'

/** A selected way to pay: a method, with a saved account if there is one. */
export interface Choice {
  readonly method: Method
  readonly accountId?: number
  readonly accountTitle?: string
  /** For cards: two of them may end in the same digits. */
  readonly accountExpires?: string | undefined
}

/** A saved account as a choice. */
export const choiceOf = (method: Method, { id, title, expires }: Result<'cashbox.accounts'>[number]): Choice => ({
  method,
  accountId: id,
  accountTitle: title,
  accountExpires: expires,
})

interface MethodPickerProps {
  readonly action: Action
  readonly currency: string
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice) => void
}

/** First step of the cashbox: saved accounts first, then every method with limits, fee and duration. */
export function MethodPicker({ action, currency, choice, onChoose }: MethodPickerProps) {
  const t = useT('cashbox')
  const [group, setGroup] = useState<Method['type'] | 'all'>('all')
  const { data, isError, refetch, isFetching } = useQuery(methodsQuery(currency))
  const { data: accounts = [], isPending: isWaiting } = useQuery(savedAccountsQuery(action))
  // Saved accounts and methods form one group of radio buttons, which belongs to this picker only.
  const radios = useId()
  if (isError)
    return (
      <ErrorState
        title={t('screen.method.failedTitle')}
        text={t('screen.method.failedText')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  // Saved accounts come first: arriving later, they would move the methods under a press and change the preset choice.
  if (!data || isWaiting) return <PickerSkeleton />
  const methods = data.filter((method) => method[action])
  if (methods.length === 0)
    return <EmptyState title={t('screen.method.emptyTitle', { currency })} text={t('screen.method.emptyText')} />
  const saved = accounts.flatMap((account) => {
    const method = methods.find((one) => one.id === account.method && limitsOf(one, action))
    return method ? [{ account, method }] : []
  })
  const shown = methods.filter(({ type }) => group === 'all' || type === group)
  return (
    <div className="grid grid-cols-1 gap-4">
      {saved.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-[550] text-text-2">{t('screen.method.again')}</legend>
          <div className="grid grid-cols-1 gap-3 beside:grid-cols-2">
            {saved.slice(0, 4).map(({ account, method }) => (
              <SavedAccount
                key={account.id}
                account={account}
                method={method}
                name={radios}
                isChosen={choice?.accountId === account.id}
                onChoose={() => onChoose(choiceOf(method, account))}
              />
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('screen.method.choose')}</legend>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex-1 whitespace-nowrap font-[550] text-text-2" aria-hidden="true">
            {saved.length > 0 ? t('screen.method.another') : t('screen.method.choose')}
          </p>
          <div className="scrollbar-none relative -mx-4 flex max-w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 md:-mx-1 md:max-w-full md:px-1">
            {(['all', ...groupsOf(methods)] as const).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={group === name}
                onClick={() => setGroup(name)}
                className={pillStyle({ on: group === name })}
              >
                {name === 'all' ? t('screen.method.all') : t(`screen.method.groups.${name}`)}
              </button>
            ))}
          </div>
        </div>
        <div className="grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
          {shown.map((method) => (
            <RadioCard
              key={method.id}
              name={radios}
              className="relative p-3! md:flex-wrap"
              disabled={!limitsOf(method, action)}
              checked={choice?.method.id === method.id && choice.accountId === undefined}
              onChange={() => onChoose({ method })}
            >
              <MethodFacts method={method} action={action} currency={currency} />
            </RadioCard>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function MethodFacts({
  method,
  action,
  currency,
}: {
  readonly method: Method
  readonly action: Action
  readonly currency: string
}) {
  const t = useT('cashbox')
  const { range } = useLimitText(currency)
  const limits = method.limits_text[action] ?? range(method, action)
  const time = method.processing_time[action]
  // Below its own label, a missing fee needs no second "fee".
  const facts = [
    ['limits', limits],
    ['fee', method.is_free ? t('screen.method.noFee') : method.fee],
    ['time', time],
  ] as const
  const feeTone = method.is_free ? 'text-win' : ''
  if (!limitsOf(method, action))
    return (
      <>
        <MethodMark brand={method.brand} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{method.title}</span>
          <span className="block text-12 text-text-2">{t('screen.method.closed')}</span>
        </span>
      </>
    )
  return (
    <>
      <MethodMark brand={method.brand} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{method.title}</span>
        <span className="num block truncate text-12 text-text-2 md:hidden">{limits}</span>
      </span>
      <span className="shrink-0 text-right text-12 md:hidden">
        <span className={`block font-semibold ${feeTone}`}>{method.fee}</span>
        <span className="block text-text-2">{time}</span>
      </span>
      <span className="num order-last hidden w-full justify-between gap-2 text-12 md:flex">
        {facts.map(([name, value]) => (
          <span key={name} className="min-w-0">
            <span className="block text-text-3">{t(`screen.method.${name}`)}</span>
            <span className={`block font-semibold ${name === 'fee' ? feeTone : ''}`}>{value}</span>
          </span>
        ))}
      </span>
    </>
  )
}

function PickerSkeleton() {
  return (
    <div>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="my-3 h-11 w-full md:hidden" />
      <div className="grid grid-cols-1 gap-2 md:mt-4 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-16 rounded-card md:h-28" />
        ))}
      </div>
    </div>
  )
}
