import { deviceName } from '@apogee/rules/site/device'
import type { Tx } from '../../core/db/db.ts'
import type { Ctx } from '../../core/http/handler.ts'
import type { MailTemplate } from '../../core/mail/mailKinds.ts'
import type { MailValue } from '../../core/mail/mailOrder.ts'
import { orderMail } from '../../core/mail/orderMail.ts'
import type { Addressee } from './orderLink.ts'

/** Account events that the owner should not miss. */
type Notice = Extract<
  MailTemplate,
  | 'passwordChanged'
  | 'newDevice'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodesRenewed'
  | 'providerLinked'
  | 'providerRemoved'
>
type Circumstances = Pick<Ctx, 'clock' | 'userAgent' | 'country' | 'brand'>

const factsOf = ({ clock, userAgent, country }: Circumstances): Record<string, MailValue> => ({
  time: { time: clock.now().toISOString() },
  device: deviceName(userAgent) ?? { text: 'mails.unknownDevice' },
  place: { country },
})

/** Emails the owner about what the current request did to their account: when, on which device and where. */
export const tellOwner = (
  tx: Tx,
  ctx: Circumstances,
  template: Notice,
  to: Addressee,
  more: Readonly<Record<string, MailValue>> = {},
): Promise<void> =>
  orderMail(tx, {
    template,
    to: to.email,
    locale: to.language,
    brand: ctx.brand,
    values: { ...factsOf(ctx), ...more },
  })
