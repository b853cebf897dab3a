/** A message ready to send. `key` is the same for all attempts, so that repeats are recognised. */
export interface Mail {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mail. Throws if the message was not accepted; then it is sent again later. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
