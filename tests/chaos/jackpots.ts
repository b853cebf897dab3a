export interface ForceLane {
  readonly url: string
  readonly random: () => number
  readonly isOver: () => boolean
}

const levels = ['supernova', 'nova', 'comet', 'spark']
const pauseMs = 150

/** Makes the next round in a linked game win a level, again and again, so that kills happen while jackpots are paid. */
export async function forceJackpots({ url, random, isOver }: ForceLane): Promise<void> {
  while (!isOver()) {
    const level = levels[Math.floor(random() * levels.length)]
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const body = JSON.stringify({ jackpot: 'mystic', level })
    // Calls fail while the server is down, which is expected.
    await fetch(`${url}/sandbox/jackpots`, { method: 'POST', headers, body }).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
