import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onRestored } from '../../../../lib/browser/onRestored'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import type { Processing } from '../../mutations'
import type { LimitLeft } from '../../tightestOf'
import { framedRoutes, isAlone, openProviderPage, postToProvider, returnRoutes } from '../payment/returnRoutes'
import type { MoneyForm } from '../useMoneyForm'
import { type Begun, begunOf } from './ConfirmStep'

/** Starts a deposit: it continues here, or on the provider's page in the whole window. */
export function useDepositStart(form: MoneyForm) {
  const router = useRouter()
  const [begun, setBegun] = useState<Begun>()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    // When the player returns from the provider's page, a browser may restore this page in its old state.
    return onRestored(() => setIsLeaving(false))
  }, [])
  /** Returns whether it continues here. `stays`: the provider's page opens in a frame, where that is allowed. */
  const start = async (
    extra: Pick<Processing, 'one_click' | 'bonus_id'>,
    { stays }: { readonly stays: boolean },
  ): Promise<boolean> => {
    if (isLeaving) return false
    const isFramed = stays && isAlone()
    const answer = await form.submit({ ...extra, custom_routes: isFramed ? framedRoutes() : returnRoutes(router) })
    const next = answer && begunOf(answer, isFramed)
    if (next) setBegun(next)
    else if (answer && answer.mode !== 'notify') {
      setIsLeaving(true)
      if (answer.mode === 'redirect') openProviderPage(answer.url)
      else postToProvider(answer.options)
    }
    return next !== undefined
  }
  return { begun, forget: () => setBegun(undefined), isWaiting: form.isBusy || isLeaving, start }
}

/** VAL-20: the error of an amount that exceeds what a deposit limit leaves. */
export function useLimitJudge(limit: LimitLeft | undefined, currency: string) {
  const t = useT('cashbox')
  const { locale } = useSite()
  return (cents: number): string | undefined =>
    limit && cents > limit.leftCents
      ? t('screen.limit.tooMuch', { left: formatMoney(limit.leftCents, currency, locale) })
      : undefined
}
