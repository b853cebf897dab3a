import type { ComposedMail } from './composeMail.ts'

/** A message ready to send. `key` is the same for all attempts, so that repeats are recognised. */
export interface Mail extends ComposedMail {
  readonly key: string
}

/** Sends mail. Throws if the message was not accepted; then it is sent again later. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
