import { readBrand } from '../../core/content/brands.ts'
import type { Handler } from '../../core/http/handler.ts'
import { recordAffiliateVisit } from '../tracking/public.ts'

const nameIn = (locale: string, display: string): string => {
  const name = new Intl.DisplayNames([display], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(display) + name.slice(1)
}

/** A `stag` in the query also records the visit an affiliate sent (wire-facts 4.7). */
export const listLocales: Handler<'site.locales'> = async (ctx, { query }) => {
  if (query.stag) {
    await recordAffiliateVisit(ctx.db, {
      stag: query.stag,
      affbId: query.affb_id ?? null,
      ip: ctx.ip,
      now: ctx.clock.now(),
    })
  }
  const body = readBrand(ctx.brand).locales.map((code, place) => ({
    code,
    name: nameIn(code, 'en'),
    name_in_locale: nameIn(code, code),
    default: place === 0,
  }))
  return { status: 200, body }
}
