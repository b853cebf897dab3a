import { queryOptions } from '@tanstack/react-query'
import type texts from 'content/messages/en/site.json'
import { api } from '../../lib/api'
import { readContext } from '../../lib/reports/isBot'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    site: typeof texts
  }
}

const staleTime = 60 * 60_000

/** Which players get which chat, and which new provider is introduced (OPEN-14, OPEN-55). */
export const popupsQuery = queryOptions({
  queryKey: ['public:site.popups'],
  queryFn: () => api('site.popups', {}),
  staleTime,
})

/** Levels and groups, and which of them can be changed. */
export const statusesQuery = queryOptions({
  queryKey: ['public:site.statuses'],
  queryFn: () => api('site.statuses', {}),
  staleTime,
})

/** The server's data about this device. */
export const deviceQuery = queryOptions({
  queryKey: ['public:site.context'],
  queryFn: readContext,
  staleTime: Number.POSITIVE_INFINITY,
})

export const countriesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['public:site.countries', locale],
    queryFn: () => api('site.countries', {}),
    staleTime,
  })

/** A country's dialling code; empty for an unknown country. */
export const dialCodeQuery = (locale: string, country: string) =>
  queryOptions({
    ...countriesQuery(locale),
    select: (countries) => countries.find(({ code }) => code === country)?.dial_code,
  })

export const playerFieldsQuery = queryOptions({
  queryKey: ['public:site.playerFields'],
  queryFn: () => api('site.playerFields', {}),
  staleTime,
})

/** The visitor's likely location: presets for the sign-up form. */
export const currentIpQuery = queryOptions({
  queryKey: ['public:site.currentIp'],
  queryFn: () => api('site.currentIp', {}),
  staleTime,
})

/** All currencies of the platform, in its order. */
export const currenciesQuery = queryOptions({
  queryKey: ['public:site.currencies'],
  queryFn: () => api('site.currencies', {}),
  staleTime,
})
