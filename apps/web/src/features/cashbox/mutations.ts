import type { Request_ } from '@apogee/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, idempotencyKey } from '../../lib/api'
import { accountsQuery } from '../wallet/queries'
import { type Payment, withPayment } from './model'
import { paymentsQuery } from './queries'

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
