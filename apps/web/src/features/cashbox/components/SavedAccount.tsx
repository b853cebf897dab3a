import type { Result } from '@apogee/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { RadioCard } from '../../../ui/forms/RadioCard'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import type { Method } from '../model'
import { useForgetAccount } from '../mutations'
import { MethodMark } from './MethodMark'

interface SavedAccountProps {
  readonly account: Result<'cashbox.accounts'>[number]
  readonly method: Method
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A saved card, bank account or address: to reuse, or to delete after a confirmation. */
export function SavedAccount({ account, method, name, isChosen, onChoose }: SavedAccountProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  const forget = useForgetAccount()
  const [asking, setAsking] = useState<'asked' | 'kept'>()
  const title = `${method.title} ${account.title}`
  const expires = account.expires && t('screen.method.expires', { date: account.expires })
  // Two cards may end in the same digits.
  const fullName = expires ? `${title} (${expires})` : title
  const { last_used_at: at } = account
  const lastUsed = at && t('screen.method.lastUsed', { date: formatDate(at, locale, 'day', zone) })
  if (asking === 'asked')
    return (
      <fieldset ref={focusSelf} tabIndex={-1} className="hair rounded-card bg-surface-2 p-3">
        <legend className="float-left w-full pb-2">{t('screen.method.forgetAsk', { account: fullName })}</legend>
        <div className="clear-left flex gap-2">
          <Button
            tone="danger"
            waiting={forget.isPending}
            onClick={() =>
              forget.mutate(account.id, {
                onError: () => toast({ kind: 'warning', title: t('screen.method.forgetFailed') }),
                onSuccess: () => toast({ kind: 'success', title: t('screen.method.forgotten', { account: fullName }) }),
              })
            }
          >
            {t('screen.method.forgetYes')}
          </Button>
          <Button tone="plain" onClick={() => setAsking('kept')}>
            {t('screen.method.forgetNo')}
          </Button>
        </div>
      </fieldset>
    )
  return (
    <div ref={asking === 'kept' ? focusButton : null} className="relative grid grid-cols-1">
      <RadioCard name={name} className="p-3! pr-14!" checked={isChosen} onChange={onChoose}>
        <MethodMark brand={method.brand} />
        <span className="min-w-0 flex-1">
          {/* The last digits, which tell two accounts apart, are never cut off. */}
          <span className="block font-semibold">
            {method.title} <span className="whitespace-nowrap">{account.title}</span>
          </span>
          <span className="num block text-12 text-text-2">{expires ?? lastUsed}</span>
          {expires && <span className="num hidden text-12 text-text-2 md:block">{lastUsed}</span>}
        </span>
      </RadioCard>
      <span className="absolute top-1/2 right-2 -translate-y-1/2">
        <IconButton label={t('screen.method.forget', { account: fullName })} onClick={() => setAsking('asked')}>
          <Icon of={Trash2} size={16} />
        </IconButton>
      </span>
    </div>
  )
}

// The focus moves to the confirmation and back to the button that opened it.
const focusSelf = (element: HTMLElement | null) => element?.focus()
const focusButton = (element: HTMLElement | null) => element?.querySelector('button')?.focus()
