import { z } from 'zod'
import { type GameStudio, type LaunchOrder, StudioUnavailable } from './gameStudio.ts'
import { signedHeaders, verifySigned } from './signature.ts'

export interface FirstPartyStudioOptions {
  /** Sent as X-Wallet-Studio and expected there. */
  readonly id: string
  readonly secret: string
  /** Origin of the studio, without a trailing slash. */
  readonly url: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => Date
  /** A player looks at an empty frame meanwhile. */
  readonly timeoutMs?: number
}

const launchPath = '/studio/v1/launch'
// A path of our own host and nothing else: the page moves to it with our origin's trust (SEC-04).
const opened = z.object({
  game_url: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])[^\s\\]*$/),
})

/** The studio of our own games, reached as an outside one would be: signed HTTP both ways. */
export function createFirstPartyStudio(options: FirstPartyStudioOptions): GameStudio {
  const { id, secret, now, timeoutMs = 8_000 } = options

  async function send(body: string): Promise<unknown> {
    const request = new Request(options.url + launchPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(id, secret, launchPath, body, now()) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    try {
      const response = await options.fetch(request)
      if (!response.ok) throw new StudioUnavailable(`the studio answered ${response.status} to a launch`)
      return await response.json()
    } catch (error) {
      if (error instanceof StudioUnavailable) throw error
      throw new StudioUnavailable('the studio did not answer a launch', { cause: error })
    }
  }

  return {
    async launch(order: LaunchOrder) {
      const answer = opened.safeParse(await send(JSON.stringify(order)))
      if (!answer.success) throw new StudioUnavailable('the studio answered a launch without an address of our host')
      return { gameUrl: answer.data.game_url }
    },
    verify: (request) => verifySigned(id, secret, request, now()),
  }
}
