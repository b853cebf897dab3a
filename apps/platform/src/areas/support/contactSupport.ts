import { defaultLocale, readBrand } from '../../core/content/brands.ts'
import type { Handler } from '../../core/http/handler.ts'
import { orderMail } from '../../core/mail/orderMail.ts'
import { insertMessage } from './store.ts'

/** API-106: the message is kept, and mailed to the contact of the brand in the brand's own language. */
export const contactSupport: Handler<'support.contact'> = async (ctx, { body: { contact } }) => {
  const { email, content } = contact
  await ctx.db.transaction(async (tx) => {
    await insertMessage(tx, {
      brand: ctx.brand,
      playerId: ctx.player?.id ?? null,
      email,
      content,
      locale: ctx.locale,
      now: ctx.clock.now(),
    })
    await orderMail(tx, {
      template: 'contact',
      to: readBrand(ctx.brand).contacts.email,
      locale: defaultLocale(ctx.brand),
      brand: ctx.brand,
      message: { replyTo: email, content },
    })
  })
  return { status: 201, body: {} }
}
