import { useQuery } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import type { Player } from '../../profile/queries'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { offerView } from '../model'
import { type CodeOutcome, useForgetCode, useRedeemCode } from '../mutations'
import { depositOffersQuery } from '../queries'
import { OfferCard } from './OfferCard'

const longest = 60

/** RT-26: a code gives a gift at once, or a bonus with the next deposit. During a break there is neither (SAFE-02). */
export function PromoPanel({ player }: { readonly player: Player | null }) {
  const isOnBreak = useIsOnBreak()
  if (!player) return null
  if (isOnBreak) return <Closed />
  return (
    <div className="grid gap-4">
      <CodeForm stored={player.deposit_bonus_code} />
      {player.deposit_bonus_code !== null && <StoredCode code={player.deposit_bonus_code} currency={player.currency} />}
    </div>
  )
}

function Closed() {
  const t = useT('bonuses')
  return (
    <EmptyState
      art={<img src="/media/art/1/hourglass-not-done/256.webp" alt="" width={112} height={112} />}
      title={t('code.breakTitle')}
      text={t('code.breakText')}
    />
  )
}

interface CodeFormProps {
  /** The code stored for the next deposit. */
  readonly stored: string | null
}

/** One field for every code; the typed value stays, and a rejected field gets the focus back. */
function CodeForm({ stored }: CodeFormProps) {
  const t = useT('bonuses')
  const href = useHref()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useRedeemCode(stored)
  const [code, setCode] = useState('')
  const [outcome, setOutcome] = useState<CodeOutcome | 'missing'>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const show = (result: CodeOutcome | 'missing') => {
      setOutcome(result)
      if (result !== 'gift' && result !== 'deposit') input.current?.focus()
    }
    if (code.trim() === '') show('missing')
    else mutate(code.trim(), { onSuccess: show })
  }
  const error = outcome && outcome !== 'gift' && outcome !== 'deposit' ? t(`code.${outcome}`) : undefined
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 className="flex items-center gap-3 text-16 font-[650]">
        <Icon of={Ticket} className="text-accent-text" />
        {t('code.title')}
      </h2>
      <p className="mt-1 mb-4 text-14 text-text-2">{t('code.text')}</p>
      <form method="post" noValidate onSubmit={onSubmit}>
        <Field label={t('code.label')} {...(error && { error })}>
          {(ids) => (
            <div className="flex flex-col gap-3 md:flex-row">
              <TextInput
                {...ids}
                ref={input}
                value={code}
                maxLength={longest}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={(event) => {
                  setCode(event.target.value)
                  setOutcome(undefined)
                }}
              />
              <Button type="submit" size="large" tone="second" waiting={isPending}>
                {t('code.submit')}
              </Button>
            </div>
          )}
        </Field>
        {outcome === 'gift' && (
          <p role="status" className="mt-3 text-win">
            {t('code.gift')}{' '}
            <a href={href('/profile/gifts')} className="text-accent-text underline">
              {t('code.see')}
            </a>
          </p>
        )}
        {outcome === 'deposit' && (
          <p role="status" className="mt-3 text-win">
            {t('code.deposit')}
          </p>
        )}
      </form>
    </section>
  )
}

/** The code stored for the next deposit, its offers, and a button to remove it. */
function StoredCode({ code, currency }: { readonly code: string; readonly currency: string }) {
  const t = useT('bonuses')
  const dialogs = useDialogs()
  const { data: offers = [] } = useQuery(depositOffersQuery())
  const { mutate, isPending } = useForgetCode()
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 className="text-16 font-[650]">{t('code.kept')}</h2>
      <p className="num mt-2 text-20 font-[680] wrap-anywhere">{code}</p>
      {offers.length === 0 && <p className="mt-2 text-text-2">{t('code.unknown')}</p>}
      {offers.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offerView(offer, currency)} currency={currency} content={undefined} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {offers.length > 0 && (
          <Button tone="tonal" onClick={() => dialogs.open('cashbox', { step: 'deposit' })}>
            {t('offers.deposit')}
          </Button>
        )}
        <Button tone="ghost" waiting={isPending} onClick={() => mutate()}>
          {t('code.forget')}
        </Button>
      </div>
    </section>
  )
}
