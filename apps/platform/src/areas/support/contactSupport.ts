import { defaultLocale, readBrand } from '../../core/content/brands.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Handler } from '../../core/http/handler.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { addresseeOf } from '../profile/public.ts'
import { publishToPlayer } from './ownThread.ts'
import { addMessage, openThread } from './store.ts'

/**
 * API-106: adds the message to the player's conversation, and mails it to the contact of the brand in the brand's
 * default language. Replies to a player go to the address of the account; a different typed address is unproven, and is
 * only shown to staff.
 */
export const contactSupport: Handler<'support.contact'> = async (ctx, { body: { contact } }) => {
  const { brand, locale, player } = ctx
  const email = player ? (await addresseeOf(ctx.db, player.id)).email : contact.email
  const content = email === contact.email ? contact.content : `${contact.content}\n\n${contact.email}`
  const now = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    const owner = player ? { playerId: player.id } : { guest: null }
    const thread = await openThread(tx, { brand, owner, email, locale, now })
    const { row } = await addMessage(tx, thread, { author: 'player', content, key: null, byMail: true, now })
    await publishToPlayer(ctx, tx, thread, row)
    await mailToContact(tx, brand, { replyTo: email, content })
  })
  return { status: 201, body: {} }
}

/** Emails a message to the contact of its brand, who replies to `replyTo`. */
export const mailToContact = (
  tx: Tx,
  brand: string,
  message: { readonly replyTo: string; readonly content: string },
): Promise<void> =>
  enqueueMail(tx, {
    template: 'contact',
    to: readBrand(brand).contacts.email,
    locale: defaultLocale(brand),
    brand,
    message,
  })
