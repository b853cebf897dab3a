import { useQuery } from '@tanstack/react-query'
import { BadgePercent, Ticket } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
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
import { type CouponStatus, useCoupon, useForgetCode, useStoreCode } from '../mutations'
import { depositOffersQuery } from '../queries'
import { OfferCard } from './OfferCard'

const longest = 60

/** RT-26: a coupon is credited at once, a code with the next deposit. During a break there is neither (SAFE-02). */
export function PromoPanel({ player }: { readonly player: Player | null }) {
  const isOnBreak = useIsOnBreak()
  if (!player) return null
  if (isOnBreak) return <Closed />
  return (
    <div className="grid gap-4">
      <CouponForm />
      {player.deposit_bonus_code === null ? (
        <CodeForm />
      ) : (
        <StoredCode code={player.deposit_bonus_code} currency={player.currency} />
      )}
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

function CouponForm() {
  const t = useT('bonuses')
  const href = useHref()
  const { mutate, isPending } = useCoupon()
  const [status, setStatus] = useState<CouponStatus>()
  const send = (code: string, refuse: () => void) =>
    mutate(code, {
      onSuccess: (answer) => {
        setStatus(answer)
        if (answer !== 'successfully_activated') refuse()
      },
    })
  return (
    <CodeBox
      icon={Ticket}
      title={t('coupon.title')}
      text={t('coupon.text')}
      label={t('coupon.label')}
      submit={t('coupon.submit')}
      isPending={isPending}
      error={
        status && status !== 'successfully_activated'
          ? t(`coupon.${status === 'already_activated' || status === 'failed' ? status : 'failed_to_activate'}`)
          : undefined
      }
      onEdit={() => setStatus(undefined)}
      onSend={send}
    >
      {status === 'successfully_activated' && (
        <p role="status" className="mt-3 text-win">
          {t('coupon.successfully_activated')}{' '}
          <a href={href('/profile/gifts')} className="text-accent-text underline">
            {t('coupon.see')}
          </a>
        </p>
      )}
    </CodeBox>
  )
}

function CodeForm() {
  const t = useT('bonuses')
  const { mutate, isPending } = useStoreCode()
  const [failure, setFailure] = useState<'unknown' | 'failed'>()
  const send = (code: string, refuse: () => void) => {
    const fail = (why: 'unknown' | 'failed') => {
      setFailure(why)
      refuse()
    }
    mutate(code, { onSuccess: (brings) => !brings && fail('unknown'), onError: () => fail('failed') })
  }
  return (
    <CodeBox
      icon={BadgePercent}
      title={t('code.title')}
      text={t('code.text')}
      label={t('code.label')}
      submit={t('code.submit')}
      isPending={isPending}
      error={failure && t(`code.${failure}`)}
      onEdit={() => setFailure(undefined)}
      onSend={send}
    />
  )
}

interface CodeBoxProps {
  readonly icon: typeof Ticket
  readonly title: string
  readonly text: string
  readonly label: string
  readonly submit: string
  readonly isPending: boolean
  readonly error: string | undefined
  readonly onEdit: () => void
  readonly onSend: (code: string, refuse: () => void) => void
  readonly children?: ReactNode
}

/** One field and its button; the typed value stays, and a rejected field gets the focus back. */
function CodeBox({ icon, title, text, label, submit, isPending, error, onEdit, onSend, children }: CodeBoxProps) {
  const t = useT('bonuses')
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const refuse = () => input.current?.focus()
    setIsMissing(code.trim() === '')
    if (code.trim() === '') refuse()
    else onSend(code.trim(), refuse)
  }
  const said = isMissing ? t('codeMissing') : error
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 className="flex items-center gap-3 text-16 font-[650]">
        <Icon of={icon} className="text-accent-text" />
        {title}
      </h2>
      <p className="mt-1 mb-4 text-14 text-text-2">{text}</p>
      <form method="post" noValidate onSubmit={onSubmit}>
        <Field label={label} {...(said && { error: said })}>
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
                  setIsMissing(false)
                  onEdit()
                }}
              />
              <Button type="submit" size="large" tone="second" waiting={isPending}>
                {submit}
              </Button>
            </div>
          )}
        </Field>
        {children}
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
