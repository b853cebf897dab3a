/** The host's message bus between the nodes of this studio. Delivery is best effort. */
export interface Bus {
  publish(message: object): void
  subscribe(listener: (message: object, from: string) => void): void
}

/** For a single node. */
export const noBus: Bus = { publish: () => {}, subscribe: () => {} }
