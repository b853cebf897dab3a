import type { Request_ } from '@apogee/contract'
import { lithuanianGroup } from '@apogee/rules/validation/payment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, idempotencyKey } from '../../lib/api'
import { isAnswered } from '../../lib/page/isAnswered'
import { depositOffersQuery } from '../bonuses/queries'
import { playerQuery } from '../profile/queries'
import { accountsQuery } from '../wallet/queries'
import { type Payment, withPayment } from './model'
import { paymentsQuery } from './queries'

export type Processing = Request_<'cashbox.process'>['body']

/**
 * Starts a deposit or a withdrawal. The idempotency key is created when the form opens and renewed only after a
 * response (WIRE-05): a second press, a retry after a network failure and a reload of the response all count once.
 */
export function useProcess() {
  const client = useQueryClient()
  const [key, setKey] = useState(idempotencyKey)
  return useMutation({
    mutationKey: ['cashbox.process'],
    mutationFn: (body: Processing) => api('cashbox.process', { body }, { idempotencyKey: key }),
    onSuccess: async ({ payment }) => {
      setKey(idempotencyKey())
      cachePayment(client, payment)
      await client.invalidateQueries({ queryKey: accountsQuery().queryKey })
    },
    // A rejection moved no money: the next attempt is a new request.
    onError: (error) => {
      if (isAnswered(error)) setKey(idempotencyKey())
    },
  })
}

/** Stores a code for the next deposit and returns how many offers come with it; one without offers is deleted. */
export function useBonusCode() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bonuses.setCode'],
    mutationFn: async (code: string) => {
      await api('bonuses.setCode', { body: { deposit_bonus_code: code } })
      // Bypasses the cache: a code without offers would remove the cached ones, and this form with them.
      const offers = await api('bonuses.deposit', {})
      if (offers.length > 0) client.setQueryData(depositOffersQuery().queryKey, offers)
      else await api('bonuses.clearCode', {})
      return offers.length
    },
    onSettled: () => client.invalidateQueries({ queryKey: playerQuery().queryKey }),
  })
}

/** Deletes a saved account, so that it is not offered again. */
export function useForgetAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['cashbox.forget'],
    mutationFn: (id: number) => api('cashbox.forgetAccount', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['cashbox.accounts'] }),
  })
}

/** API-056: records how a payment was started. Sent in parallel; the payment never waits for it. */
export function recordTransaction(body: Request_<'cashbox.transaction'>['body']): void {
  // The API client logs the failure.
  void api('cashbox.transaction', { body }).catch(() => undefined)
}

/**
 * VAL-13, OPEN-22: players with a Lithuanian account join the group that is paid out manually. The page may announce
 * that the team will contact them only once this has succeeded.
 */
export function useJoinLithuanians() {
  return useMutation({
    mutationKey: ['profile.joinGroups', lithuanianGroup],
    mutationFn: () => api('profile.joinGroups', { body: { groups: { add: [lithuanianGroup] } } }),
  })
}

/** CASH-10: reverses a withdrawal. The payment's id is its idempotency key, because it can be reversed only once. */
export function useRecall() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['cashbox.recall'],
    mutationFn: (id: number) => api('cashbox.recall', { params: { id }, body: {} }, { idempotencyKey: `recall-${id}` }),
    // Some platforms respond without a payment: then the list has the result.
    onSuccess: async (payment: Payment | null) => {
      if (payment) cachePayment(client, payment)
      else await client.invalidateQueries({ queryKey: paymentsQuery().queryKey })
      await client.invalidateQueries({ queryKey: accountsQuery().queryKey })
    },
    onError: () => client.invalidateQueries({ queryKey: paymentsQuery().queryKey }),
  })
}

function cachePayment(client: ReturnType<typeof useQueryClient>, payment: Payment): void {
  client.setQueryData(paymentsQuery().queryKey, (payments) => payments && withPayment(payments, payment))
}
