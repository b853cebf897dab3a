// The composition root: platform, studio, assets and pages in one process. Node runs it directly: `node
// apps/web/serve.ts`.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import {
  bettingFrames,
  ConfigError,
  demoCountryCookie,
  readConfig,
  readSiteConfig,
  recaptchaSite,
  textOf,
} from '@apogee/platform'
import { getRequestListener } from '@hono/node-server'
import { answerAsset } from './server/assets.ts'
import { BrandError } from './server/brandError.ts'
import { brandFiles, brandShelf } from './server/brands.ts'
import { openCasino } from './server/casino.ts'
import { drawingLine } from './server/drawingLine.ts'
import { FlagError, flagFile } from './server/flags.ts'
import { builtFront } from './server/front.ts'
import { contentVersion } from './server/guestPage.ts'
import { drain, ListenError, listen } from './server/listen.ts'
import { pageServer } from './server/page.ts'
import { publicFiles } from './server/publicFiles.ts'
import { createSite, type Environment } from './server/site.ts'
import { stopOnSignal } from './server/stop.ts'
import { Streams } from './server/streams.ts'
import { isWebSocketUpgrade, ownUpgrades } from './server/upgrades.ts'
import { pseudoLocale } from './src/lib/i18n/locales.ts'

const graceMs = 10_000
const isDevelopment = process.env['APOGEE_DEV'] === '1'

const content = (path: string) => fileURLToPath(new URL(`../../content/${path}`, import.meta.url))

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const looks = brandFiles(content('brands'))
  const casino = await openCasino(config, drawingLine())
  const { platform, studio } = casino
  const keepsOld = (what: string) => (error: unknown) =>
    platform.log.error({ err: error }, `${what} cannot be read; what was said before stays`)
  const brandOf = brandShelf({
    folder: content('brands'),
    unlisted: config.mode === 'demo' ? [pseudoLocale] : [],
    onUnreadable: keepsOld('a brand'),
  })
  const flags = flagFile(content('config/flags.json'), keepsOld('the flags'))
  const server = createServer({ shouldUpgradeCallback: isWebSocketUpgrade })
  const streams = new Streams({ perAddress: config.limits.streamsPerAddress, total: config.limits.streams })
  const front = isDevelopment ? await (await import('./server/development.ts')).developmentFront() : await builtFront()
  const site = createSite({
    platform: (request, env) => platform.fetch(request, env),
    studio: (request) => studio.app.fetch(request),
    visitOf: platform.visit,
    streams,
    isSecure: config.publicUrl.startsWith('https:'),
    asset: (request, pathname) => {
      const own = looks.get(pathname)
      return own ? answerAsset(request, own) : front.asset(request, pathname)
    },
    publicFile: publicFiles({
      siteOf: (request, address) => {
        const { origin, brand } = platform.visit(request, address)
        return { origin, ...brandOf(brand.id, new URL(origin).hostname, brand.frameAncestors) }
      },
      say: textOf,
      listedPaths: platform.listedPaths,
    }),
    page: pageServer({
      ...front,
      visitOf: platform.visit,
      brandOf,
      pagesPerMinute: config.limits.pagesPerMinute,
      // Without a support desk nobody would answer in the chat.
      flagsOf: () => (platform.hasChat ? flags() : { ...flags(), live_chat: false }),
      contentVersion: contentVersion(['brands', 'messages', 'config', 'banners', 'cms'].map(content)),
      localesByCountry: () => readSiteConfig().default_locale_by_country,
      bettingFrames,
      captchaPages: () => recaptchaSite(config)?.frames ?? [],
      demoCountryCookie: config.mode === 'demo' ? demoCountryCookie : undefined,
      onError: (error) => platform.log.error({ err: error }, 'page failed'),
    }),
  })
  // Load balancers may use HTTP/1.0, which sends no Host header.
  const answer = getRequestListener((request, env) => site(request, env as Environment), {
    hostname: 'unnamed.invalid',
  })
  const { middleware } = front
  server.on(
    'request',
    middleware ? (incoming, outgoing) => middleware(incoming, outgoing, () => void answer(incoming, outgoing)) : answer,
  )
  ownUpgrades(server, { sockets: platform.sockets, streams, takeFirst: front.takeUpgrade })

  await listen(server, config.port, process.env['HOST'] ?? '0.0.0.0')
  platform.start()
  console.log(`Ready: ${config.publicUrl}`)
  stopOnSignal(async () => {
    casino.letGo()
    await drain(server, graceMs)
    await front.close()
    await casino.close()
  })
}

main().catch((error: unknown) => {
  // An invalid setting is reported as one sentence; any other error keeps its stack.
  const isPlain = [ConfigError, BrandError, FlagError, ListenError].some((kind) => error instanceof kind)
  console.error(isPlain && error instanceof Error ? error.message : error)
  process.exit(1)
})
