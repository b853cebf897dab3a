import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import type { Action, Method } from './model'

/** ERR-18: an empty list is requested again, up to 3 times. */
const reloads = 3

export const methodsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['cashbox.methods', currency],
    queryFn: async ({ signal }): Promise<Method[]> => {
      for (let reload = 0; ; reload += 1) {
        const { methods } = await api('cashbox.methods', { params: { currency } }, { signal })
        if (methods.length > 0 || reload === reloads) return methods
      }
    },
    staleTime: 60_000,
  })

/** The form of a deposit with this method. */
export const depositFormQuery = (currency: string, methodId: string) =>
  queryOptions({
    queryKey: ['cashbox.depositInfo', currency, methodId],
    queryFn: ({ signal }) => api('cashbox.depositInfo', { params: { currency, methodId }, body: {} }, { signal }),
    staleTime: 60_000,
  })

/** The form of a withdrawal with this method: the list of methods comes without its forms. */
export const cashoutFormQuery = (currency: string, methodId: string) =>
  queryOptions({
    queryKey: ['cashbox.cashoutInfo', currency, methodId],
    queryFn: ({ signal }) => api('cashbox.cashoutInfo', { params: { currency, methodId }, body: {} }, { signal }),
    staleTime: 60_000,
  })

export const paymentsQuery = () =>
  queryOptions({ queryKey: ['cashbox.payments'], queryFn: ({ signal }) => api('cashbox.payments', {}, { signal }) })

export const savedAccountsQuery = (kind: Action) =>
  queryOptions({
    queryKey: ['cashbox.accounts', kind],
    queryFn: ({ signal }) => api('cashbox.accounts', { query: { kind } }, { signal }),
  })
