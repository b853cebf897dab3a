import { defaultLocale, readBrand } from '../../../core/content/brands.ts'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { sendNotification } from '../../notifications/public.ts'
import { addresseeOf } from '../../profile/public.ts'

const dayMs = 86_400_000

interface StuffOrder {
  readonly key: string
  readonly playerId: bigint
  /** Of the competition, by language. */
  readonly titles: Readonly<Record<string, string>>
  readonly stuff: Readonly<Record<string, string>>
  readonly at: Date
}

/** Asks the brand's support desk by email to send a physical prize, and notifies the winner. A reply goes to the winner. */
export async function orderStuff(
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  { key, playerId, titles, stuff, at }: StuffOrder,
): Promise<void> {
  const { email, language, brand } = await addresseeOf(tx, playerId)
  const desk = defaultLocale(brand)
  const values = { prize: titleIn(stuff, desk), competition: titleIn(titles, desk), player: String(playerId), email }
  await enqueueMail(tx, {
    template: 'prizeToSend',
    to: readBrand(brand).contacts.email,
    locale: desk,
    brand,
    values,
    message: { replyTo: email, content: textOf(desk, 'mails.prizeToSend.text', values, brand) },
  })
  const format = (part: string) =>
    textOf(
      language,
      `notifications.told.prizeThing.${part}`,
      { prize: titleIn(stuff, language), competition: titleIn(titles, language), email },
      brand,
    )
  await sendNotification(needs, tx, {
    playerId,
    key: `${key}:stuff`,
    expiresAt: new Date(at.getTime() + 30 * dayMs),
    body: {
      title: format('title'),
      text: format('text'),
      content: { icon: '/media/art/1/trophy/256.webp', button: { title: format('button'), path: '/support' } },
    },
  })
}
