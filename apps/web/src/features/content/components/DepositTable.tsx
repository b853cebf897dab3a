import { useId, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import { useSite } from '../../../lib/page/site'
import { Select } from '../../../ui/forms/Select'
import { methodsFor } from '../amounts'
import type { StaticPage } from '../model'
import { amountText } from './amountText'
import { MethodButtons } from './MethodButtons'

type Tables = NonNullable<StaticPage['deposit_tables']>

export interface DepositTableProps {
  readonly tables: Tables
  readonly currency: string
  readonly isPlayer: boolean
}

/** CMS-02: methods with their limits in a selectable currency; on a phone the limits are below the method's name. */
export default function DepositTable({ tables, currency: own, isPlayer }: DepositTableProps) {
  const t = useT('content')
  const { locale } = useSite()
  const words = useMethodText()
  const label = useId()
  const [chosen, choose] = useState<string>()
  const { currency, methods } = methodsFor(tables, chosen ?? own)
  const range = (limits: readonly [string, string] | null) =>
    limits
      ? t('payments.range', {
          min: amountText(limits[0], currency, locale),
          max: amountText(limits[1], currency, locale),
        })
      : t('payments.none')
  return (
    <section aria-labelledby={label} className="mt-4">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h3 id={label} className="font-[620] text-14 text-text-2">
          {t('payments.label', { currency })}
        </h3>
        <div className="w-32">
          <Select aria-label={t('payments.currency')} value={currency} onChange={(event) => choose(event.target.value)}>
            {Object.keys(tables).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </div>
      </div>
      <ul className="hair overflow-hidden rounded-card bg-surface-1">
        {methods.map((method) => (
          <li
            key={method.method}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3 border-line border-t p-4 first:border-0 md:grid-cols-[4rem_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_7rem] print:break-inside-avoid"
          >
            <img
              src={`/media/payment/${method.brand}.svg`}
              alt=""
              width={64}
              height={24}
              className="h-6 w-16 object-contain print:hidden"
            />
            <b className="wrap-break-word hyphens-auto">{words.title(method)}</b>
            <Cell title={t('payments.deposit')} range={range(method.deposit)} time={method.times.deposit} />
            <Cell title={t('payments.withdrawal')} range={range(method.cashout)} time={method.times.cashout} />
            <div className="col-span-2 md:col-span-1">
              <MethodButtons
                isPlayer={isPlayer}
                canDeposit={method.deposit !== null}
                canWithdraw={method.cashout !== null}
                method={words.title(method)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cell({ title, range, time }: { title: string; range: string; time: string }) {
  return (
    <dl className="num col-span-2 flex justify-between gap-4 md:col-span-1 md:block">
      <dt className="text-12 text-text-3">{title}</dt>
      <dd className="text-right text-14 md:text-left">
        <span className={time ? 'text-text' : 'text-text-3'}>{range}</span>
        {time && <span className="block text-12 text-text-3">{time}</span>}
      </dd>
    </dl>
  )
}

type Method = NonNullable<StaticPage['deposit_tables']>[string][number]

/** Names of methods, translated for those without a brand name. */
function useMethodText() {
  const t = useT('content')
  return {
    title: ({ method, title }: Method): string => title || (textIf(t, `payments.methods.${method}`) ?? method),
  }
}
