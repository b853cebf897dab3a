import { project } from '@apogee/contract/site'
import { readBrand } from '../../core/content/brands.ts'
import { currencyOfCountry } from '../../core/content/configs/config.ts'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handlers } from '../../core/http/handler.ts'
import { siteFront } from './front.ts'
import { listCountries } from './listCountries.ts'
import { listCryptoRates } from './listCryptoRates.ts'
import { listCurrencies } from './listCurrencies.ts'
import { listLocales } from './listLocales.ts'
import { listPlayerFields } from './listPlayerFields.ts'
import { listStatuses } from './listStatuses.ts'
import { readBatch } from './readBatch.ts'
import { readReadiness } from './readReadiness.ts'

export const siteHandlers = {
  ...siteFront.handlers,
  /** Liveness: a process that answers must not be restarted because its database is unavailable. */
  'site.health': async () => ({ status: 200, body: { status: 'ok' } }),
  'site.ready': readReadiness,
  'site.currentIp': (ctx) => ({
    status: 200,
    body: {
      ip: ctx.ip,
      country_code: ctx.country ?? '',
      region_code: null,
      default_currency: currencyOfCountry(ctx.country),
    },
  }),
  'site.playerFields': listPlayerFields,
  'site.statuses': listStatuses,
  'site.countries': listCountries,
  'site.currencies': listCurrencies,
  'site.project': (ctx) => ({
    status: 200,
    body: { ...readEdition('project', project, readBrand(ctx.brand).licence), license: readBrand(ctx.brand).licence },
  }),
  'site.cryptoRates': listCryptoRates,
  'site.locales': listLocales,
  'site.batch': readBatch,
} satisfies Partial<Handlers>
