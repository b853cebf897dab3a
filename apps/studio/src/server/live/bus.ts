/** The host's way to the same studio at other nodes; what is told is heard there, unless the way is broken. */
export interface Bus {
  tell(message: object): void
  hear(listener: (message: object, from: string) => void): void
}

/** There is no other node. */
export const noBus: Bus = { tell: () => {}, hear: () => {} }
