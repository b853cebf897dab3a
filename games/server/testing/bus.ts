import type { Bus } from '../live/tables/bus.ts'

/** A bus of several nodes in one process. */
export function busOf(): (name: string) => Bus {
  const nodes = new Map<string, (message: object, from: string) => void>()
  return (name) => ({
    publish: (message) => {
      for (const [node, receive] of nodes) if (node !== name) receive(JSON.parse(JSON.stringify(message)), name)
    },
    subscribe: (listener) => void nodes.set(name, listener),
  })
}
