import { deviceName } from '@apogee/rules/site/device'
import type { Tx } from '../../core/db/db.ts'
import type { Ctx } from '../../core/http/handler.ts'
import type { MailTemplate } from '../../core/mail/mailKinds.ts'
import type { MailValue } from '../../core/mail/mailOrder.ts'
import { orderMail } from '../../core/mail/orderMail.ts'
import type { Addressee } from './mailedLinks.ts'

/** What happened to an account and should not be missed by its owner. */
type Notice = Extract<MailTemplate, 'passwordChanged' | 'newDevice' | 'twoFactorOn' | 'twoFactorOff'>
type Circumstances = Pick<Ctx, 'clock' | 'userAgent' | 'country' | 'brand'>

const factsOf = ({ clock, userAgent, country }: Circumstances): Record<string, MailValue> => ({
  time: { time: clock.now().toISOString() },
  device: deviceName(userAgent) ?? { text: 'mails.unknownDevice' },
  place: { country },
})

/** Tells the owner by mail what the request at hand did to his account: when, on which device and where. */
export const tellOwner = (tx: Tx, ctx: Circumstances, template: Notice, to: Addressee): Promise<void> =>
  orderMail(tx, { template, to: to.email, locale: to.language, brand: ctx.brand, values: factsOf(ctx) })
