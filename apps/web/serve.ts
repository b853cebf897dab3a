// The composition: platform, studio, assets and pages in one process. Run by Node as it is: `node apps/web/serve.ts`.
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { ConfigError, openPlatform, readConfig } from '@apogee/platform'
import { createStudio, STUDIO_MIGRATIONS, type Studio } from '@apogee/studio'
import { brandPicker, loadBrands } from './server/brands.ts'
import { builtFront } from './server/front.ts'
import { drain, ListenError, listen } from './server/listen.ts'
import { pageServer } from './server/page.ts'
import { createSite, type Environment } from './server/site.ts'
import { stopOnSignal } from './server/stop.ts'

const graceMs = 10_000
const isDevelopment = process.env['APOGEE_DEV'] === '1'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const brandOf = brandPicker(loadBrands(fileURLToPath(new URL('../../content/brands', import.meta.url))), process.env['BRAND'])
  let studio: Studio | undefined
  const studioFetch = (request: Request) => studio?.app.fetch(request) ?? new Response(null, { status: 503 })
  const platform = await openPlatform(config, {
    migrations: [{ folder: fileURLToPath(STUDIO_MIGRATIONS), schema: 'studio' }],
    studioFetch,
    onProgress: (done, total) => console.log(`Drawing pictures: ${done} of ${total}`),
  })
  studio = createStudio({
    db: platform.db,
    fetch: async (url, init) => platform.fetch(new Request(url, init)),
    walletUrl: `${config.publicUrl}/wallet/v1`,
    secret: config.secrets.wallet,
    clock: platform.clock,
    log: platform.log,
    mediaBase: '/media/game',
    mediaVersion: ({ provider, seoTitle }) => platform.mediaVersion(provider, seoTitle),
  })
  ;(globalThis as Record<symbol, unknown>)[Symbol.for('apogee.platform.fetch')] = async (request: Request) => platform.fetch(request)

  const server = createServer()
  const front = isDevelopment ? await (await import('./server/development.ts')).developmentFront(server) : await builtFront()
  const site = createSite({
    platform: (request, env) => platform.fetch(request, env),
    studio: studioFetch,
    asset: front.asset,
    page: pageServer({ ...front, brandOf, onError: (error) => platform.log.error({ err: error }, 'page failed') }),
  })
  const answer = getRequestListener((request, env) => site(request, env as Environment))
  const { middleware } = front
  server.on('request', middleware ? (incoming, outgoing) => middleware(incoming, outgoing, () => void answer(incoming, outgoing)) : answer)
  platform.attach(server)
  if (!isDevelopment) server.on('upgrade', closeUnknown)

  await listen(server, config.port, process.env['HOST'] ?? '0.0.0.0')
  platform.start()
  console.log(`Ready: ${config.publicUrl}`)
  stopOnSignal(async () => {
    await drain(server, graceMs)
    await front.close()
    await studio.close()
    await platform.close()
  })
}

/** An upgrade nobody takes would stay open for ever. */
function closeUnknown(request: IncomingMessage, socket: Duplex): void {
  if (!request.url?.startsWith('/connection/websocket')) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
}

main().catch((error: unknown) => {
  // A wrong setting is one sentence; anything else keeps its stack.
  console.error(error instanceof ConfigError || error instanceof ListenError ? error.message : error)
  process.exit(1)
})
