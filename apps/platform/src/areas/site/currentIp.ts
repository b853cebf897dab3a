import { currencyOfCountry } from '../../core/content/configs/config.ts'
import type { Handler } from '../../core/http/handler.ts'

export const currentIp: Handler<'site.currentIp'> = (ctx) => ({
  status: 200,
  body: {
    ip: ctx.ip,
    country_code: ctx.country ?? '',
    region_code: null,
    default_currency: currencyOfCountry(ctx.country),
  },
})
