import { recipientOf } from '../areas/profile/public.ts'
import { areas } from '../areas.ts'
import { mailKindsOf } from '../core/area.ts'
import type { Core } from '../core/http/handler.ts'
import type { Consumer } from '../core/outbox/outbox.ts'
import { mailConsumer } from '../ports/mail/mailConsumer.ts'
import { sandboxMail } from '../ports/mail/sandboxMailbox.ts'
import { senderOf } from '../ports/mail/senderOf.ts'

/** Puts every ordered email into the sandbox's mailbox, composed as on a server. */
export const sandboxMails = ({ db, clock, config }: Pick<Core, 'db' | 'clock' | 'config'>): Consumer =>
  mailConsumer(
    sandboxMail(db, () => clock.now()),
    {
      senderOf: senderOf(config),
      recipientOf: (email) => recipientOf(db, email, clock.now()),
      kinds: mailKindsOf(areas),
    },
  )
