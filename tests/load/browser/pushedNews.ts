import type { Page, WebSocketRoute } from 'playwright-core'

const waitMs = 60_000

export interface PushedNews {
  /** Sends a message on a channel as the platform would; a player's channel is named without the player. */
  push(channel: string, data: object): void
  /** Waits until the page has subscribed to a channel. */
  subscribed(channel: string): Promise<void>
}

/** Stands between a page and its realtime connection. Call it before the page opens. */
export async function pushedNews(page: Page): Promise<PushedNews> {
  const names = new Set<string>()
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket(/\/connection\/websocket/, (route) => {
    const server = route.connectToServer()
    socket = route
    route.onMessage((message) => {
      for (const [, name = ''] of String(message).matchAll(/"channel":"([^"]+)"/g)) names.add(name)
      server.send(message)
    })
  })
  const nameOf = (channel: string) => [...names].find((name) => name === channel || name.startsWith(`${channel}#`))
  return {
    push: (channel, data) => {
      const name = nameOf(channel)
      if (!socket || !name) throw new Error(`the page has not subscribed to ${channel}`)
      socket.send(JSON.stringify({ push: { channel: name, pub: { data } } }))
    },
    subscribed: async (channel) => {
      for (const until = performance.now() + waitMs; !nameOf(channel); await page.waitForTimeout(100))
        if (performance.now() > until) throw new Error(`the page did not subscribe to ${channel}`)
    },
  }
}
