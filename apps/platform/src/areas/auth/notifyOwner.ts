import { deviceName } from '@apogee/rules/site/device'
import type { Tx } from '../../core/db/db.ts'
import type { Ctx } from '../../core/http/handler.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import type { MailTemplate } from '../../core/mail/mailKinds.ts'
import type { MailValue } from '../../core/mail/queuedMail.ts'
import type { Addressee } from './mailLink.ts'

/** Account events that the owner is notified of. */
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

/** Emails the owner about the current request's change to their account, with time, device and country. */
export const notifyOwner = (
  tx: Tx,
  ctx: Circumstances,
  template: Notice,
  to: Addressee,
  more: Readonly<Record<string, MailValue>> = {},
): Promise<void> =>
  enqueueMail(tx, {
    template,
    to: to.email,
    locale: to.language,
    brand: ctx.brand,
    values: { ...factsOf(ctx), ...more },
  })
