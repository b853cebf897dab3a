import { itemAt } from '@apogee/rules/validation/required'
import { useErrorText } from '../../../lib/i18n/useErrorText'
import type { LimitRow, Pending } from '../model'
import { maskedEmail } from '../model'
import { type LimitForm, useRemoveLimit, useSaveLimit } from '../mutations'
import { useLimitLabels } from './useLimitLabels'

interface PendingNoteProps {
  readonly row: LimitRow
  readonly pending: Pending
  readonly email: string
}

const formOf = ({ limit, kind }: LimitRow, accounts = limit.accounts): LimitForm => ({
  type: kind,
  period: limit.period,
  ...(accounts && { accounts: accounts.map(({ currency, amount_cents }) => ({ currency, amount_cents })) }),
})

/** SAFE-01: a pending change that loosens a limit: what it waits for, and how to cancel it. */
export function PendingNote({ row, pending, email }: PendingNoteProps) {
  const { t, isHere, money, minutes, day } = useLimitLabels()
  const words = useErrorText()
  const save = useSaveLimit()
  const remove = useRemoveLimit()
  const isBusy = save.isPending || remove.isPending
  const { isRemoval, fromIso } = pending
  const next = pending.money
    ? money(pending.money.amountCents, pending.money.currency)
    : pending.minutes && minutes(pending.minutes)
  // Keeping the limit is stricter than the pending change: saving the same limit again cancels the removal.
  const keep = () => (isRemoval ? save.mutate(formOf(row)) : remove.mutate(pending.id))
  const again = () => {
    if (isRemoval) remove.mutate(row.limit.id)
    else if (pending.minutes) save.mutate({ type: row.kind, period: String(pending.minutes) })
    else if (pending.money)
      save.mutate(
        formOf(row, [
          {
            ...itemAt(row.limit.accounts ?? [], 0),
            currency: pending.money.currency,
            amount_cents: pending.money.amountCents,
          },
        ]),
      )
  }
  const now = row.money ? money(row.money.amountCents, row.money.currency) : minutes(row.minutes ?? 0)
  const date = fromIso && isHere ? day(fromIso) : ''
  const what = fromIso
    ? t(isRemoval ? 'pending.ends' : 'pending.rises', { amount: next ?? '', date })
    : t(isRemoval ? 'pending.endMail' : 'pending.riseMail', { amount: next ?? '', email: maskedEmail(email) })
  return (
    <div className="num mt-2 text-12" aria-live="polite">
      <span className={fromIso ? 'font-[620] text-warn' : 'text-text-2'}>{what}</span>{' '}
      {!fromIso && (
        <>
          <button type="button" className="link py-1 text-accent-text" disabled={isBusy} onClick={again}>
            {t('pending.again')}
          </button>{' '}
        </>
      )}
      <button type="button" className="link py-1 text-accent-text" disabled={isBusy} onClick={keep}>
        {t('pending.keep', { amount: now })}
      </button>
      {(save.isSuccess || remove.isSuccess) && !fromIso && <span className="sr-only">{t('pending.sent')}</span>}
      {(save.isError || remove.isError) && <p className="mt-1 text-danger-text">{words('unexpected')}</p>}
    </div>
  )
}
