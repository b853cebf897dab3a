import { fileURLToPath } from 'node:url'
import { type Config, type DrawingProgress, fetchDrand, gameMessages, openPlatform, sealerFor } from '@apogee/platform'
import { traced } from '@apogee/platform/telemetry'
import { createStudio, playPastRound, STUDIO_MIGRATIONS, type Studio } from '@apogee/studio'
import { isStudioPath } from '../http/site.ts'
import type { BackEnd } from './backEnd.ts'
import { allCapabilities, type Capabilities } from './capabilities.ts'
import { renderingFrom } from './renderingFrom.ts'

/**
 * The platform and the studio for our own games in one process. They communicate only through signed HTTP; here the
 * requests are passed directly, without a socket.
 */
export async function openOwnBackEnd(config: Config, onProgress?: DrawingProgress): Promise<BackEnd> {
  let studio: Studio | undefined
  const platform = await openPlatform(config, {
    migrations: [{ folder: fileURLToPath(STUDIO_MIGRATIONS), schema: 'studio' }],
    studioFetch: (request) => studio?.app.fetch(request) ?? new Response(null, { status: 503 }),
    playPast: playPastRound,
    ...(onProgress && { onProgress }),
  })
  const { fetch, log, visit, listedPaths, hasChat, sockets, gauges, start } = platform
  // Without a support desk, messages in the chat would get no reply.
  const capabilities: Capabilities = hasChat ? allCapabilities : { ...allCapabilities, disabledFlags: ['live_chat'] }
  studio = createStudio({
    db: platform.db,
    // The studio does not know the platform or its traces: its calls are traced in transit.
    fetch: traced('wallet', async (url, init) => fetch(new Request(url, init))),
    walletUrl: `${config.publicUrl}/wallet/v1`,
    secret: config.secrets.wallet,
    clock: platform.clock,
    // No other server can run the database in the data folder.
    isAlone: config.databaseUrl === null,
    demoRetentionDays: config.demoPlayKeptDays,
    sealer: sealerFor(config.secrets.vault, 'live tables'),
    liveChainLength: config.liveChainLength,
    ...beaconOf(config),
    ...(platform.bus && { bus: { publish: platform.bus.tell, subscribe: platform.bus.hear } }),
    log,
    mediaBase: '/media/game',
    messages: gameMessages,
    frameAncestors: platform.frameAncestors,
    mediaVersion: ({ provider, seoTitle }) => platform.mediaVersion(provider, seoTitle),
  })
  const { app } = studio
  return {
    log,
    answer: async (request, env) =>
      isStudioPath(new URL(request.url).pathname) ? app.fetch(request) : fetch(request, env),
    render: renderingFrom(fetch),
    visit,
    listedPaths,
    skewMs: () => platform.clock.offsetMs,
    capabilities: () => capabilities,
    sockets,
    gauges,
    connectOrigins: [],
    paymentOrigins: config.pspPages,
    partnerSources: config.studios.flatMap(({ pages }) => pages),
    start,
    closeLongLived() {
      studio?.endStreams()
      platform.disconnectClients()
    },
    async close() {
      await studio?.close()
      await platform.close()
    },
  }
}

/** The source of public values for rounds of live tables, if the operator uses one instead of the players' seeds. */
function beaconOf({ liveBeaconUrl: url }: Config) {
  return url === null ? {} : { beacon: { url, output: (at: Date) => fetchDrand(url, at) } }
}
