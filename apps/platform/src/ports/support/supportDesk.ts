/** A message from a player or guest to support. */
export interface OutgoingMessage {
  /** Id of the message: the same id again is the same message. */
  readonly id: string
  /** Id of the conversation, which replies refer to. */
  readonly thread: string
  readonly brand: string
  /** null: a guest. */
  readonly player: string | null
  readonly email: string
  readonly locale: string
  readonly content: string
  readonly sentAt: Date
}

export interface DeskRequest {
  readonly path: string
  readonly headers: { get(name: string): string | null }
  readonly body: string
}

/** Why a reply is not trusted. */
type DeskRefusal = 'signature_invalid' | 'request_expired'

/** The system in which agents read players' messages. Their replies arrive at `POST /callbacks/support`. */
export interface SupportDesk {
  /** The desk of a demo, which is often unstaffed. */
  readonly isSandbox?: true
  /** Throws if the desk did not accept it: it is sent again later. */
  send(said: OutgoingMessage): Promise<void>
  /** null if the signature proves that the reply comes from the desk. */
  refusalOf(request: DeskRequest, now: Date): DeskRefusal | null
}

/** The sandbox's desk is a page that reads the conversations itself; it sends and receives nothing over the wire. */
export const sandboxDesk: SupportDesk = {
  isSandbox: true,
  send: async () => undefined,
  refusalOf: () => 'signature_invalid',
}
