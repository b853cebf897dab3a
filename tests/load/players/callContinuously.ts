import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const everyMs = 20

/** Requests a call that reads no data fifty times a second, without waiting; `end` returns the durations in ms. */
export function callContinuously(url: string): { end(): Promise<number[]> } {
  const agent = new Agent({ keepAlive: true })
  const answers: Promise<number>[] = []
  let isOver = false
  const call = () =>
    new Promise<number>((resolve, reject) => {
      const since = performance.now()
      request(`${url}/healthz`, { agent }, (answer) =>
        answer.resume().once('end', () => resolve(performance.now() - since)),
      )
        .once('error', reject)
        .end()
    })
  const loop = async () => {
    while (!isOver) {
      answers.push(call())
      await sleep(everyMs)
    }
  }
  const ended = loop()
  return {
    async end() {
      isOver = true
      await ended
      const times = await Promise.all(answers)
      agent.destroy()
      return times
    },
  }
}
