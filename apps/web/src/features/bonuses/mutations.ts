import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, idempotencyKey } from '../../lib/api'
import { logClient } from '../../lib/browser/track'
import { isAnswered } from '../../lib/page/isAnswered'
import { playerQuery } from '../profile/queries'
import { accountsQuery } from '../wallet/queries'
import { bonusesQuery, depositOffersQuery, freespinsQuery } from './queries'

const reload = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: bonusesQuery().queryKey }),
    client.invalidateQueries({ queryKey: freespinsQuery().queryKey }),
    client.invalidateQueries({ queryKey: accountsQuery().queryKey }),
  ])

/** BON-10: starts wagering a bonus, or queues it. It can be activated once, so its id is its idempotency key. */
export function useActivateBonus() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bonuses.activate'],
    mutationFn: (id: number) => api('bonuses.activate', { params: { id } }, { idempotencyKey: `activate-${id}` }),
    onSettled: () => reload(client),
  })
}

/** BON-10 */
export function useCancelBonus() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bonuses.cancel'],
    mutationFn: (id: number) => api('bonuses.cancel', { params: { id } }, { idempotencyKey: `cancel-${id}` }),
    onSettled: () => reload(client),
  })
}

/**
 * wire-facts 7.4: the offer is not made again. Declining twice has the same effect, so its id is its idempotency key.
 */
export async function declineOffer(client: QueryClient, id: string): Promise<void> {
  const { queryKey } = depositOffersQuery()
  try {
    await api('bonuses.declineDeposit', { params: { id } }, { idempotencyKey: `decline-${id}` })
    client.setQueryData(queryKey, (offers) => offers?.filter((offer) => offer.id !== id))
  } finally {
    void client.invalidateQueries({ queryKey })
  }
}

export function useDeclineOffer() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bonuses.decline'],
    mutationFn: (id: string) => declineOffer(client, id),
  })
}

/** BON-10: makes them playable. They can be activated once, so their id is their idempotency key. */
export function useActivateFreespins() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bonuses.activateFreespins'],
    mutationFn: (id: number) =>
      api('bonuses.activateFreespins', { params: { id } }, { idempotencyKey: `activate-spins-${id}` }),
    onSettled: () => reload(client),
  })
}

/** BON-10 */
export function useCancelFreespins() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bonuses.cancelFreespins'],
    mutationFn: (id: number) =>
      api('bonuses.cancelFreespins', { params: { id } }, { idempotencyKey: `cancel-spins-${id}` }),
    onSettled: () => reload(client),
  })
}

/** ERR-15: coupon failures are logged. `failed`: the coupon was not checked at all and can be retried. */
export async function sendCoupon(code: string, key: string, onFailure?: (error: unknown) => void) {
  try {
    const { status } = await api('bonuses.coupon', { body: { coupon_code: code } }, { idempotencyKey: key })
    if (status === 'failed_to_activate') logClient('BONUSES_COUPON', 'WARN', { status })
    return status
  } catch (error) {
    logClient('BONUSES_COUPON', 'ERROR', { message: String(error) })
    onFailure?.(error)
    return 'failed' as const
  }
}

type CouponStatus = Awaited<ReturnType<typeof sendCoupon>>

/** The result of a promo code: a gift now, or a bonus with the next deposit. Names of the texts in `bonuses.code`. */
export type CodeOutcome = 'gift' | 'deposit' | 'already' | 'unknown' | 'failed'

export const giftOutcomes = {
  successfully_activated: 'gift',
  already_activated: 'already',
  failed_to_activate: 'unknown',
  failed: 'failed',
} as const satisfies Record<CouponStatus, CodeOutcome>

/** Sends the coupons of one form: after a lost response, the same code is repeated under its key. */
export function couponSender(): (code: string) => Promise<CouponStatus> {
  let lost: { readonly code: string; readonly key: string } | undefined
  return (code) => {
    const attempt = lost?.code === code ? lost : { code, key: idempotencyKey() }
    lost = undefined
    return sendCoupon(code, attempt.key, (error) => {
      if (!isAnswered(error)) lost = attempt
    })
  }
}

/**
 * Stores a code for the next deposit. Returns whether it brings any offer; one that does not is deleted again (BON-12).
 */
export async function storeCode(client: QueryClient, code: string): Promise<boolean> {
  try {
    await api('bonuses.setCode', { body: { deposit_bonus_code: code } })
    const offers = await client.fetchQuery({ ...depositOffersQuery(), staleTime: 0 })
    if (offers.length === 0) await forgetCode(client)
    else await client.invalidateQueries({ queryKey: playerQuery().queryKey })
    return offers.length > 0
  } catch (error) {
    // ERR-15: a promo code's failure also goes to the caller.
    logClient('BONUSES_PROMO_CODE', 'ERROR', { message: String(error) })
    throw error
  }
}

async function forgetCode(client: QueryClient): Promise<void> {
  await api('bonuses.clearCode', {})
  await Promise.all([
    client.invalidateQueries({ queryKey: playerQuery().queryKey }),
    client.invalidateQueries({ queryKey: depositOffersQuery().queryKey }),
  ])
}

interface Redeeming {
  readonly client: QueryClient
  readonly sendGiftCode: (code: string) => Promise<CouponStatus>
  /** The code stored for the next deposit, which an unknown one does not replace. */
  readonly stored: string | null
}

/** Uses a promo code: as a gift code, else as a code for the next deposit. */
export async function redeemCode({ client, sendGiftCode, stored }: Redeeming, code: string): Promise<CodeOutcome> {
  const outcome = giftOutcomes[await sendGiftCode(code)]
  if (outcome !== 'unknown') return outcome
  try {
    if (await storeCode(client, code)) return 'deposit'
    if (stored !== null) await storeCode(client, stored)
    return 'unknown'
  } catch {
    // `storeCode` has logged it.
    return 'failed'
  }
}

export function useRedeemCode(stored: string | null) {
  const client = useQueryClient()
  const [sendGiftCode] = useState(couponSender)
  return useMutation({
    mutationKey: ['bonuses.redeemCode'],
    mutationFn: (code: string) => redeemCode({ client, sendGiftCode, stored }, code),
    onSettled: () => reload(client),
  })
}

export function useForgetCode() {
  const client = useQueryClient()
  return useMutation({ mutationKey: ['bonuses.forgetCode'], mutationFn: () => forgetCode(client) })
}

/** ROLE-14: whether the player receives bonuses. */
export async function setIssue(client: QueryClient, canIssue: boolean): Promise<void> {
  await api('bonuses.updateSettings', { body: { can_issue: canIssue } })
  await Promise.all([
    client.invalidateQueries({ queryKey: playerQuery().queryKey }),
    client.invalidateQueries({ queryKey: depositOffersQuery().queryKey }),
  ])
}

export function useSetIssue() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bonuses.setIssue'],
    mutationFn: (canIssue: boolean) => setIssue(client, canIssue),
  })
}
