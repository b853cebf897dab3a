import { liveMark } from '@apogee/contract/games'
import { courseMessages, provableRound } from '@apogee/contract/protocol/provableRound'
import { ownPath } from '@apogee/rules/site/ownPath'
import { z } from 'zod'
import { traced } from '../../core/telemetry/spans.ts'
import { type GameStudio, type LaunchOrder, type StudioRound, StudioUnavailable } from './gameStudio.ts'
import { replayPath } from './replayLink.ts'
import { signedHeaders, verifySigned } from './signature.ts'

export interface FirstPartyStudioOptions {
  /** Sent as X-Wallet-Studio and expected there. */
  readonly id: string
  readonly secret: string
  /** Origin of the studio, without a trailing slash. */
  readonly url: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => Date
  /** The player sees an empty frame until then. */
  readonly timeoutMs?: number
}

const launchPath = '/studio/v1/launch'
const roundPath = '/studio/v1/round'
const revealPath = '/studio/v1/reveal'
const livePath = '/studio/v1/live'
// Only a path of our host: it is loaded with our origin's trust (SEC-04).
const path = z
  .string()
  .max(2000)
  .refine((text) => ownPath(text) !== null)
const opened = z.object({ game_url: path })
const roundAnswer = z.object({
  round: provableRound,
  prover_url: path.nullable(),
  verifier_url: path.nullable(),
  messages: courseMessages.optional(),
})

interface RoundOrder {
  readonly round_id: string
  readonly player: string
  readonly locale: string
  readonly brand: string
  readonly player_seed?: string
}

const count = z.int().min(0)
const liveTablesAnswer = z.object({
  tables: z.array(z.object({ game: z.string(), seats: count, last: z.array(liveMark) })),
  least: z.array(z.object({ engine: z.string(), profile: z.string(), cents: count })),
})

/** The studio of our first-party games, called like an external one: signed HTTP both ways. */
export function createFirstPartyStudio(options: FirstPartyStudioOptions): GameStudio {
  const { id, secret, now, timeoutMs = 8_000 } = options
  const fetchTraced = traced('studio', (url, init) => options.fetch(new Request(url, init)))

  async function send(path: string, order: object): Promise<Response> {
    const body = JSON.stringify(order)
    const headers = { 'content-type': 'application/json', ...signedHeaders(id, secret, path, body, now()) }
    return ask(path, { method: 'POST', headers, body })
  }

  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetchTraced(options.url + path, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
      throw new StudioUnavailable(`the studio did not answer ${path}`, { cause: error })
    })

  /** The studio's answer, in the agreed form. */
  async function read<T>(response: Response, form: z.ZodType<T>): Promise<T> {
    if (!response.ok) throw new StudioUnavailable(`the studio answered ${response.status}`)
    // A body that is not JSON fails the check and is reported below.
    const answer = form.safeParse(await response.json().catch(() => null))
    if (!answer.success)
      throw new StudioUnavailable('the studio answered otherwise than agreed', { cause: answer.error })
    return answer.data
  }

  async function readRound(path: string, order: RoundOrder, isShared = false): Promise<StudioRound | null> {
    const response = await send(path, order)
    // 422: an id none of our studios has issued.
    if (response.status === 404 || response.status === 422) return null
    const answer = await read(response, roundAnswer)
    const { prover_url: proverUrl, verifier_url: verifierUrl, messages } = answer
    const isOver = answer.round.state === 'settled'
    const replay = { round: order.round_id, locale: order.locale, isShared }
    const replayUrl = isOver ? replayPath(secret, replay, now()) : null
    return { round: answer.round, proverUrl, verifierUrl, replayUrl, messages }
  }

  return {
    launch: async (order: LaunchOrder) => ({ gameUrl: (await read(await send(launchPath, order), opened)).game_url }),
    round: ({ round, isShared, ...reader }) => readRound(roundPath, { round_id: round, ...reader }, isShared),
    reveal: ({ round, playerSeed, isShared: _, ...reader }) =>
      readRound(revealPath, { round_id: round, player_seed: playerSeed, ...reader }),
    async liveTables({ currency, subunitsToUnit }) {
      const query = new URLSearchParams({ currency, subunits_to_unit: String(subunitsToUnit) })
      return read(await ask(`${livePath}?${query}`), liveTablesAnswer)
    },
    id,
    currencies: null,
    accepts: () => true,
    verify: (request) => verifySigned(id, [secret], request, now()),
  }
}
