// The composition root: back end, assets and pages in one process. Node runs it directly: `node apps/web/serve.ts`.
import {
  bettingFrames,
  type Config,
  demoCountryCookie,
  readConfig,
  readSiteConfig,
  recaptchaSite,
  textOf,
} from '@apogee/platform/front'
import type { BackEnd } from './server/backends/backEnd.ts'
import { flagsWithCapabilities } from './server/backends/capabilities.ts'
import { brandStore } from './server/brands/brands.ts'
import { themeFile } from './server/brands/brandTheme.ts'
import { readFlags } from './server/brands/flags.ts'
import { openContent, watchContent } from './server/content/contentWatch.ts'
import { answerAsset } from './server/http/assets.ts'
import { publicFiles } from './server/http/publicFiles.ts'
import { pageServer } from './server/pages/page.ts'
import { drawProgress } from './server/process/drawProgress.ts'
import { builtFront, type Front } from './server/process/front.ts'
import { printLine } from './server/process/processLine.ts'
import { endStart, runServer } from './server/process/runServer.ts'
import { pseudoLocale } from './src/lib/i18n/locales.ts'

const isDevelopment = process.env['APOGEE_DEV'] === '1'

/** Only the back end in use is loaded: with another platform, the process has neither a database nor a ledger. */
async function openBackEnd(config: Config): Promise<BackEnd> {
  if (config.platform === null)
    return (await import('./server/backends/ownBackEnd.ts')).openOwnBackEnd(config, drawProgress())
  return (await import('./server/backends/remote/remoteBackEnd.ts')).openRemoteBackEnd(config, config.platform)
}

const openFront = async (): Promise<Front> =>
  isDevelopment ? (await import('./server/process/development.ts')).developmentFront() : builtFront()

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const isFrontOnly = config.platform !== null
  const [front, valid] = await Promise.all([openFront(), openContent({ isFrontOnly, dataDir: config.dataDir })])
  const backEnd = await openBackEnd(config)
  const { log } = backEnd
  const contentVersion = watchContent(valid, { isFrontOnly, dataDir: config.dataDir, log })
  const brandOf = brandStore({ unlisted: config.mode === 'demo' ? [pseudoLocale] : [] })
  await runServer({
    config,
    backEnd,
    front,
    asset: (request, pathname) => {
      const own = themeFile(pathname)
      return own ? answerAsset(request, own) : front.asset(request, pathname)
    },
    publicFile: publicFiles({
      siteOf: (request, address) => {
        const { origin, brand } = backEnd.visit(request, address)
        return { origin, ...brandOf(brand.id, new URL(origin).hostname, brand.frameAncestors) }
      },
      translate: textOf,
      listedPaths: (brand) => backEnd.listedPaths(brand),
    }),
    page: pageServer({
      ...front,
      fetchPlatform: (request, from) => backEnd.render(request, from),
      visitOf: (request, address) => backEnd.visit(request, address),
      brandOf,
      pagesPerMinute: config.limits.pagesPerMinute,
      isTraced: config.tracing !== null,
      flagsOf: flagsWithCapabilities(readFlags, backEnd.capabilities),
      hiddenPages: () => backEnd.capabilities().hiddenPages,
      contentVersion: () =>
        `${contentVersion()} ${backEnd.capabilities().hiddenPages} ${backEnd.capabilities().disabledFlags}`,
      skewMs: backEnd.skewMs,
      localesByCountry: () => readSiteConfig().default_locale_by_country,
      bettingFrames,
      connectOrigins: backEnd.connectOrigins,
      paymentOrigins: backEnd.paymentOrigins,
      partnerSources: backEnd.partnerSources,
      captchaPages: () => recaptchaSite(config)?.frames ?? [],
      demoCountryCookie: config.mode === 'demo' ? demoCountryCookie : undefined,
      onError: (error) => log.error({ err: error }, 'page failed'),
    }),
  })
  printLine('info', `Ready: ${config.publicUrl}`)
}

main().catch(endStart)
