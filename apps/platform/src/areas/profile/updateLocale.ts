import { readBrand } from '../../core/content/brands.ts'
import type { Handler } from '../../core/http/handler.ts'
import { setLanguage } from './store.ts'

export const updateLocale: Handler<'profile.updateLocale'> = async (ctx, { body }) => {
  if (!readBrand(ctx.brand).locales.includes(body.locale)) throw ctx.refuse(422, { locale: { unknown_value: true } })
  await setLanguage(ctx.db, ctx.player.id, body.locale)
  return { status: 200, body: {} }
}
