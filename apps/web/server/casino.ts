import { fileURLToPath } from 'node:url'
import { type Config, type DrawingProgress, openPlatform, type Platform } from '@apogee/platform'
import { createStudio, playPastRound, STUDIO_MIGRATIONS, type Studio } from '@apogee/studio'

export interface Casino {
  readonly platform: Platform
  readonly studio: Studio
  /** Closes connections that stay open as long as a page does, so that shutdown need not wait for them. */
  letGo(): void
  close(): Promise<void>
}

/**
 * The platform and the studio for our own games in one process. They communicate only through signed HTTP; here the
 * requests are passed directly, without a socket.
 */
export async function openCasino(config: Config, onProgress?: DrawingProgress): Promise<Casino> {
  let studio: Studio | undefined
  const platform = await openPlatform(config, {
    migrations: [{ folder: fileURLToPath(STUDIO_MIGRATIONS), schema: 'studio' }],
    studioFetch: (request) => studio?.app.fetch(request) ?? new Response(null, { status: 503 }),
    playPast: playPastRound,
    ...(onProgress && { onProgress }),
  })
  studio = createStudio({
    db: platform.db,
    fetch: async (url, init) => platform.fetch(new Request(url, init)),
    walletUrl: `${config.publicUrl}/wallet/v1`,
    secret: config.secrets.wallet,
    clock: platform.clock,
    // Only one process may use the embedded database (a lock file enforces it).
    isAlone: config.databaseUrl === null,
    log: platform.log,
    mediaBase: '/media/game',
    mediaVersion: ({ provider, seoTitle }) => platform.mediaVersion(provider, seoTitle),
  })
  ;(globalThis as Record<symbol, unknown>)[Symbol.for('apogee.platform.fetch')] = (
    request: Request,
    from?: { readonly address: string; readonly country: string | null },
  ) => platform.fetch(request, from && { incoming: { socket: { remoteAddress: from.address } }, country: from.country })
  return {
    platform,
    studio,
    letGo() {
      studio?.letGo()
      platform.letGo()
    },
    async close() {
      await studio?.close()
      await platform.close()
    },
  }
}
