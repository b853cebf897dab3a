import type { Request_ } from '@apogee/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, idempotencyKey } from '../../lib/api'
import { playerQuery } from '../profile/queries'
import { accountsQuery } from '../wallet/queries'
import { type Payment, withPayment } from './model'
import { offersQuery, paymentsQuery } from './queries'

export type Processing = Request_<'cashbox.process'>['body']

/**
 * Starts a deposit or a withdrawal. The key is made when the form opens and renewed only after an answer (WIRE-05): a
 * second press, a retry after a lost network and a reload of the answer all count once.
 */
export function useProcess() {
  const client = useQueryClient()
  const [key, setKey] = useState(idempotencyKey)
  return useMutation({
    mutationKey: ['cashbox', 'process'],
    mutationFn: (body: Processing) => api('cashbox.process', { body }, { idempotencyKey: key }),
    onSuccess: async ({ payment }) => {
      setKey(idempotencyKey())
      keep(client, payment)
      await client.invalidateQueries({ queryKey: accountsQuery().queryKey })
    },
    // An explained refusal moved nothing: what is sent next is another request.
    onError: (error) => {
      if (error.name === 'ApiError') setKey(idempotencyKey())
    },
  })
}

/** Keeps a code for the next deposit and answers how many offers come with it; one that brings none is forgotten. */
export function useBonusCode() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bonuses', 'setCode'],
    mutationFn: async (code: string) => {
      await api('bonuses.setCode', { body: { deposit_bonus_code: code } })
      // Beside the cache: a code that brings nothing would take the offers, and this form with them, off the page.
      const offers = await api('bonuses.deposit', {})
      if (offers.length > 0) client.setQueryData(offersQuery().queryKey, offers)
      else await api('bonuses.clearCode', {})
      return offers.length
    },
    onSettled: () => client.invalidateQueries({ queryKey: playerQuery().queryKey }),
  })
}

/** A saved account that shall not be offered again. */
export function useForgetAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['cashbox', 'forget'],
    mutationFn: (id: number) => api('cashbox.forgetAccount', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['cashbox.accounts'] }),
  })
}

/** API-056: what a payment was begun with. It is told beside the payment, which never waits for it. */
export function tellTransaction(body: Request_<'cashbox.transaction'>['body']): void {
  void api('cashbox.transaction', { body }).catch(() => undefined)
}

/** VAL-13, OPEN-22: whose account is Lithuanian joins the group of those who are paid by hand. */
const lithuanianGroup = '1101'
export function joinLithuanians(): void {
  void api('profile.joinGroups', { body: { groups: { add: [lithuanianGroup] } } }).catch(() => undefined)
}

/** CASH-10: takes a withdrawal back. The payment's id is its key: it can only be taken back once. */
export function useRecall() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['cashbox', 'recall'],
    mutationFn: (id: number) => api('cashbox.recall', { params: { id }, body: {} }, { idempotencyKey: `recall-${id}` }),
    onSuccess: async (payment) => {
      keep(client, payment)
      await client.invalidateQueries({ queryKey: accountsQuery().queryKey })
    },
    onError: () => client.invalidateQueries({ queryKey: paymentsQuery().queryKey }),
  })
}

function keep(client: ReturnType<typeof useQueryClient>, payment: Payment): void {
  client.setQueryData(paymentsQuery().queryKey, (payments) => payments && withPayment(payments, payment))
}
