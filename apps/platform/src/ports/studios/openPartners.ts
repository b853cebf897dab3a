import type { StudioConfig } from '../../core/config/studiosConfig.ts'
import { traced } from '../../core/telemetry/spans.ts'
import { type Partner, type Partners, StudioUnavailable } from './gameStudio.ts'
import { createHub88 } from './hub88/hub88.ts'
import type { PartnerParts } from './partnerParts.ts'
import { createWalletStudio } from './walletStudio.ts'

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
