/** The host's message bus between the nodes of this studio. Delivery is best effort. */
export interface Bus {
  tell(message: object): void
  hear(listener: (message: object, from: string) => void): void
}

/** For a single node. */
export const noBus: Bus = { tell: () => {}, hear: () => {} }
