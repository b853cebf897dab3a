/** A message ready to go. `key` is its own for all tries: who sends it twice sends the same one. */
export interface Mail {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The way out for mail. Throws when the message was not taken; then it is sent again later. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
