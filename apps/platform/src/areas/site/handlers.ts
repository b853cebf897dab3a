import type { Handlers } from '../../core/http/handler.ts'
import { clientContext } from './clientContext.ts'
import { currentIp } from './currentIp.ts'
import { listCountries } from './listCountries.ts'
import { listCryptoRates } from './listCryptoRates.ts'
import { listCurrencies } from './listCurrencies.ts'
import { listLocales } from './listLocales.ts'
import { listPlayerFields } from './listPlayerFields.ts'
import { listStatuses } from './listStatuses.ts'
import { readBatch } from './readBatch.ts'
import { readHealth } from './readHealth.ts'
import { readMessages } from './readMessages.ts'
import { readPopups } from './readPopups.ts'
import { readProject } from './readProject.ts'
import { readReadiness } from './readReadiness.ts'

export const siteHandlers = {
  'site.health': readHealth,
  'site.ready': readReadiness,
  'site.context': clientContext,
  'site.currentIp': currentIp,
  'site.playerFields': listPlayerFields,
  'site.statuses': listStatuses,
  'site.countries': listCountries,
  'site.currencies': listCurrencies,
  'site.project': readProject,
  'site.cryptoRates': listCryptoRates,
  'site.locales': listLocales,
  'site.messages': readMessages,
  'site.popups': readPopups,
  'site.batch': readBatch,
} satisfies Partial<Handlers>
