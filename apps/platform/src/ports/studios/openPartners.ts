import { z } from 'zod'
import type { StudioConfig } from '../../core/config/studiosConfig.ts'
import { addressFilter } from '../../core/http/addressRanges.ts'
import { traced } from '../../core/telemetry/spans.ts'
import {
  type Partner,
  type PartnerLaunchOrder,
  type Partners,
  StudioUnavailable,
  type WalletStudio,
} from './gameStudio.ts'
import { createHub88 } from './hub88/hub88.ts'
import { launchAddress } from './launchAddress.ts'
import type { PartnerParts } from './partnerParts.ts'
import { signedHeaders, verifySigned } from './signature.ts'

const opened = z.object({ game_url: z.string().max(4000) })

/** An external studio that uses our protocol: signed HTTP both ways (docs/studios.md). */
function createWalletStudio(
  studio: Extract<StudioConfig, { protocol: 'wallet' }>,
  { post, now }: PartnerParts,
): WalletStudio {
  const { id, secrets, url, pages, currencies, addresses } = studio
  const [current = ''] = secrets
  return {
    id,
    currencies,
    dialect: null,
    accepts: addressFilter(addresses),
    verify: (request) => verifySigned(id, secrets, request, now()),
    async launch({ launch, granted: _, ...order }: PartnerLaunchOrder) {
      const body = JSON.stringify({ ...order, game_code: launch.code })
      const headers = signedHeaders(id, current, new URL(url).pathname, body, now())
      const answer = opened.safeParse(await post(url, headers, body))
      if (!answer.success) throw new StudioUnavailable(`${id} answered a launch otherwise than agreed`)
      return { gameUrl: launchAddress(id, answer.data.game_url, pages) }
    },
  }
}

interface PartnerOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => Date
  readonly log: { warn(details: object, message: string): void }
  /** The player sees an empty frame until then. */
  readonly timeoutMs?: number
}

const makers: { [P in StudioConfig['protocol']]: (studio: never, parts: PartnerParts) => Partner } = {
  wallet: createWalletStudio,
  hub88: createHub88,
}

/** The studios and aggregators of STUDIOS. */
export function openPartners(studios: readonly StudioConfig[], options: PartnerOptions): Partners {
  const { now, log, timeoutMs = 8_000 } = options
  const fetchTraced = traced('studio', (url, init) => options.fetch(new Request(url, init)))
  const parts: PartnerParts = {
    now,
    warn: (details, message) => log.warn(details, message),
    async post(url, headers, body) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
      const response = await fetchTraced(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
        (error: unknown) => {
          throw new StudioUnavailable(`${url} did not answer`, { cause: error })
        },
      )
      if (!response.ok) throw new StudioUnavailable(`${url} answered ${response.status}`)
      return response.json().catch((error: unknown) => {
        throw new StudioUnavailable(`${url} answered no JSON`, { cause: error })
      })
    },
  }
  // Each maker gets only studios of the protocol it is listed under.
  return new Map(studios.map((studio) => [studio.id, makers[studio.protocol](studio as never, parts)]))
}
