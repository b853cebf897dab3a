import type { Handlers } from '../../core/http/handler.ts'
import { currentIp } from './currentIp.ts'
import { siteFront } from './front.ts'
import { listCountries } from './listCountries.ts'
import { listCryptoRates } from './listCryptoRates.ts'
import { listCurrencies } from './listCurrencies.ts'
import { listLocales } from './listLocales.ts'
import { listPlayerFields } from './listPlayerFields.ts'
import { listStatuses } from './listStatuses.ts'
import { readBatch } from './readBatch.ts'
import { readHealth } from './readHealth.ts'
import { readProject } from './readProject.ts'
import { readReadiness } from './readReadiness.ts'

export const siteHandlers = {
  ...siteFront.handlers,
  'site.health': readHealth,
  'site.ready': readReadiness,
  'site.currentIp': currentIp,
  'site.playerFields': listPlayerFields,
  'site.statuses': listStatuses,
  'site.countries': listCountries,
  'site.currencies': listCurrencies,
  'site.project': readProject,
  'site.cryptoRates': listCryptoRates,
  'site.locales': listLocales,
  'site.batch': readBatch,
} satisfies Partial<Handlers>
