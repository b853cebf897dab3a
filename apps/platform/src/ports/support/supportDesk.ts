/** What somebody has said to support. */
export interface SaidToSupport {
  /** Of the message: the same one again is the same message. */
  readonly id: string
  /** Of the conversation: answers name it. */
  readonly thread: string
  readonly brand: string
  /** null: a guest. */
  readonly player: string | null
  readonly email: string
  readonly locale: string
  readonly content: string
  readonly saidAt: Date
}

export interface DeskRequest {
  readonly path: string
  readonly headers: { get(name: string): string | null }
  readonly body: string
}

/** Why an answer is not believed. */
export type DeskRefusal = 'signature_invalid' | 'request_expired'

/** Where agents read what players say. Their answers come to `POST /callbacks/support`. */
export interface SupportDesk {
  /** Throws when it was not taken: it is told again later. */
  tell(said: SaidToSupport): Promise<void>
  /** null when the answer is the desk's own. */
  refusalOf(request: DeskRequest, now: Date): DeskRefusal | null
}

/** The sandbox's desk is a page that reads the conversations itself; nothing comes to it or from it over the wire. */
export const sandboxDesk: SupportDesk = {
  tell: async () => undefined,
  refusalOf: () => 'signature_invalid',
}
