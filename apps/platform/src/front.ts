import type { IncomingMessage } from 'node:http'
import { api, type CallName, type CallSpec, callNames } from '@apogee/contract'
import { cmsOfFiles } from './areas/content/public.ts'
import { houseTiles } from './areas/games/public.ts'
import { contentChecks } from './composition/goLive/contentChecks.ts'
import { upgradeVisits } from './composition/http/upgradeVisits.ts'
import { errorMessage } from './composition/messages/errorMessage.ts'
import { configFilesOf, handlersOf, rateLimitsOf } from './core/area.ts'
import { type Clock, systemClock } from './core/clock.ts'
import { type Config, ConfigError } from './core/config/config.ts'
import { closeDataFolder } from './core/config/dataFolder.ts'
import { needConfig } from './core/content/configs/configFiles.ts'
import { isContent, onUnreadableContent } from './core/content/contentFiles.ts'
import { contentFaultsNow } from './core/content/contentState.ts'
import { checkProduction } from './core/goLive/checkProduction.ts'
import { runGoLiveChecks } from './core/goLive/goLiveCheck.ts'
import { offerSamples } from './core/goLive/samples.ts'
import { type App, createApp } from './core/http/app.ts'
import { callMatcher } from './core/http/callMatcher.ts'
import type { Services } from './core/http/handler.ts'
import { openAddressCountry } from './core/http/visits/addressCountry.ts'
import { hasCookie } from './core/http/visits/cookie.ts'
import { type PageVisit, pageVisit } from './core/http/visits/pageVisit.ts'
import { type Visit, visitReader } from './core/http/visits/visit.ts'
import { type Log, openAccessLog, openLog } from './core/log.ts'
import { anonymousCore } from './core/sessions/anonymousCore.ts'
import { openBucket } from './core/storage/openBucket.ts'
import { frontParts } from './frontParts.ts'
import { openMedia } from './ports/media/media.ts'
import { bannerImage } from './ports/media/mediaUrls.ts'
import { placeholderImage } from './ports/media/placeholderImage.ts'

export { sanitise } from './areas/content/public.ts'
export { bettingFrames } from './areas/sport/public.ts'
export { type Config, ConfigError, readConfig } from './core/config/config.ts'
export { recaptchaSite } from './core/config/recaptchaSite.ts'
export { readBrand } from './core/content/brands.ts'
export { readSiteConfig } from './core/content/configs/config.ts'
export { contentRoot, readContent } from './core/content/contentFiles.ts'
export { publishContentState } from './core/content/contentState.ts'
export { ContentError, type ContentFault, formatFault } from './core/content/faults/contentFault.ts'
export { readLicence } from './core/content/licences/licences.ts'
export { textOf } from './core/content/texts.ts'
export { callMatcher } from './core/http/callMatcher.ts'
export type { PageVisit } from './core/http/visits/pageVisit.ts'
export { demoCountryCookie, type Visit } from './core/http/visits/visit.ts'
export type { Log } from './core/log.ts'

/**
 * The operator's own service: the calls that the front end answers itself, from files alone, in front of another
 * platform.
 */
export interface FrontService {
  readonly fetch: App['fetch']
  /** The call of this service for a request; undefined if the platform answers it. */
  callOf(method: string, pathname: string): CallName | undefined
  /** Whether a call of the contract moves money, points or prizes, no matter which side answers it. */
  isMoney(method: string, pathname: string): boolean
  /** A picture of ours; 404 for an unknown address. */
  picture(request: Request): Promise<Response>
  /** A placeholder for a small picture that neither we nor the platform have; null for an address of another kind. */
  placeholderImage(pathname: string): Response | null
  visit(request: Request, socketAddress: string): PageVisit
  /** The visitor behind an upgrade request; null if the request names no host. */
  visitOfUpgrade(request: IncomingMessage): Visit | null
  /** Faults of the content, as `/readyz` reports them; undefined without any. */
  contentFaults(): readonly string[] | undefined
  readonly log: Log
  close(): Promise<void>
}

const isMoneyCall = (name: CallName): boolean => {
  const { money }: CallSpec = api[name]
  return money === true
}

/** Opens it. Throws {@link ConfigError} with one sentence when a setting or a file is wrong. */
export async function openFrontService(
  config: Config,
  sessionCookies: readonly string[],
  clock: Clock = systemClock,
): Promise<FrontService> {
  if (!isContent(`brands/${config.brand}.json`)) {
    throw new ConfigError(`BRAND is "${config.brand}", but there is no content/brands/${config.brand}.json.`)
  }
  offerSamples(config.mode === 'demo')
  // The other files of the folder belong to the platform.
  needConfig(configFilesOf(frontParts), 'left')
  closeDataFolder(config.dataDir, null)
  const log = openLog(config.logLevel)
  await checkProduction(config, log, () => runGoLiveChecks(contentChecks, config))
  const handlers = handlersOf(frontParts)
  const visitOf = visitReader(config, await openAddressCountry())
  const services: Pick<Services, 'bannerImage' | 'bannerSources' | 'cms' | 'pageExtras'> = {
    bannerImage,
    // The areas' additions to banners and pages are stored in their tables.
    bannerSources: [],
    pageExtras: {},
    cms: cmsOfFiles(log),
  }
  const app = createApp({
    core: { config, clock, ...anonymousCore() },
    // The handlers above use no others: `front.test.ts` makes every call.
    services: services as Services,
    handlers,
    rateLimits: rateLimitsOf(frontParts),
    log,
    accessLog: openAccessLog(config.logLevel),
    errorMessage: errorMessage,
    visitOf,
  })
  const media = openMedia({
    dataDir: config.dataDir,
    pictureDetail: config.pictureDetail,
    shared: await openBucket(config, 'pictures'),
    gameAt: houseTiles(config.catalogueGames),
    log,
  })
  const stopListening = onUnreadableContent((error) =>
    log.error({ err: error }, 'content cannot be read, the previous version stays in force'),
  )
  const moneyCall = callMatcher(callNames.filter(isMoneyCall))
  return {
    fetch: app.fetch,
    callOf: callMatcher(callNames.filter((name) => name in handlers)),
    isMoney: (method, pathname) => moneyCall(method, pathname) !== undefined,
    picture: (request) => media.fetch(request),
    placeholderImage,
    visit: (request, socketAddress) =>
      pageVisit(
        visitOf(request, new URL(request.url), socketAddress),
        request,
        hasCookie(request.headers.get('cookie'), sessionCookies),
      ),
    visitOfUpgrade: upgradeVisits(visitOf),
    contentFaults: contentFaultsNow,
    log,
    close: async () => {
      stopListening()
      await media.close()
    },
  }
}
