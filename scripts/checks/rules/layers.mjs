// Layers: which part of a workspace may import which.
import { posix } from 'node:path'
import { areaApiRefusal } from './areaApi.mjs'

// Files that one feature of the front end may import from another: its `queries` (the same options, the same cache
// entry) and these. If the list passes ten entries, the features are split in the wrong places.
export const sharedByFeatures = [
  'games/components/lobby/useWelcomeOffer',
  'wallet/useOwnRates',
  'jackpots/components/TileJackpot',
  'bonuses/components/TileSpins',
  'bonuses/components/DepositGifts',
  'profile/forget',
  'profile/components/PlayerInput',
  'profile/useIsOnBreak',
  'profile/components/MissingFields',
  'support/liveChat',
]

/** Entries of the list that no other feature imports. */
export function unsharedProblems(importsByFile) {
  const used = new Set()
  for (const [path, imports] of importsByFile) {
    const from = placeOf(path)
    if (from.app !== 'web' || from.layer !== 'features') continue
    for (const { to } of imports) {
      const shared = posix
        .join(posix.dirname(path), to)
        .replace('apps/web/src/features/', '')
        .replace(/\.tsx?$/, '')
      if (!shared.startsWith(`${from.area}/`)) used.add(shared)
    }
  }
  return sharedByFeatures
    .filter((shared) => !used.has(shared))
    .map((shared) => ({ path: 'scripts/checks/rules/layers.mjs', line: 1, text: `no other feature imports ${shared}` }))
}

const isQueries = (shared) => /^[a-z]+\/queries$/.test(shared)

// Maps a path to { app, layer, area }.
function placeOf(path) {
  // A page combines several features, so it is a layer above them, as the shell is.
  if (/^apps\/web\/src\/features\/[^/]+\/pages[./]/.test(path)) return { app: 'web', layer: 'pages' }
  // The lists of what each area adds to the frame.
  if (/^apps\/web\/src\/features\/[^/]+$/.test(path)) return { app: 'web', layer: 'manifests' }
  const web = /^apps\/web\/src\/(routes|shell|features|ui|lib)\/(?:([^/]+)\/)?/.exec(path)
  if (web) return { app: 'web', layer: web[1], area: web[1] === 'features' ? web[2] : undefined }
  if (path.startsWith('apps/web/src/')) return { app: 'web', layer: 'entry' }
  if (path.startsWith('apps/web/')) return { app: 'web', layer: 'composition' }
  const platform = /^apps\/platform\/src\/(areas|core|demo|jobs|ports|sandbox)\/(?:([^/]+)\/)?/.exec(path)
  if (platform) return { app: 'platform', layer: platform[1], area: platform[1] === 'areas' ? platform[2] : undefined }
  if (path.startsWith('apps/platform/')) return { app: 'platform', layer: 'composition' }
  if (path.startsWith('games/art/')) return { app: 'art', layer: 'any' }
  const games = /^games\/(client|engines|fairness|protocol|scripts|server|testing)\//.exec(path)
  if (games || path.startsWith('games/')) return { app: 'studio', layer: games ? games[1] : 'texts' }
  const other = /^(?:apps|packages)\/([^/]+)\//.exec(path)
  return other ? { app: other[1], layer: 'any' } : { app: 'root', layer: 'any' }
}

const allowedLayers = {
  web: {
    entry: ['entry', 'routes', 'shell', 'pages', 'features', 'ui', 'lib'],
    routes: ['entry', 'routes', 'shell', 'pages', 'features', 'ui', 'lib'],
    shell: ['shell', 'manifests', 'features', 'ui', 'lib'],
    manifests: ['features', 'lib'],
    pages: ['pages', 'features', 'ui', 'lib'],
    features: ['features', 'ui', 'lib'],
    ui: ['ui', 'lib'],
    lib: ['lib'],
    // Server code that runs on both sides lives in `lib`.
    composition: ['composition', 'lib'],
  },
  platform: {
    composition: ['composition', 'areas', 'core', 'demo', 'jobs', 'ports', 'sandbox'],
    // Seeds the demo's players and their history.
    demo: ['demo', 'areas', 'core', 'ports'],
    // The sandbox pages simulate the outside world: payment provider, mailbox, clock.
    sandbox: ['sandbox', 'jobs', 'areas', 'core', 'ports'],
    jobs: ['jobs', 'areas', 'core', 'ports'],
    areas: ['areas', 'core', 'ports'],
    ports: ['ports', 'core'],
    core: ['core'],
  },
  // Client and server of the games share only what both play by, and the messages between them.
  studio: {
    scripts: ['scripts', 'testing', 'client', 'server', 'protocol', 'engines', 'fairness', 'texts'],
    testing: ['testing', 'protocol', 'engines', 'fairness', 'texts'],
    client: ['client', 'protocol', 'engines', 'fairness', 'texts'],
    server: ['server', 'protocol', 'engines', 'fairness', 'texts'],
    protocol: ['protocol', 'engines', 'fairness', 'texts'],
    fairness: ['fairness', 'protocol', 'engines', 'texts'],
    engines: ['engines', 'fairness'],
    texts: ['texts', 'engines'],
  },
}

// The only files of a port that an area may import values from: the interface, with its errors and texts.
const portFaces = /\/ports\/(psp\/provider|kyc\/kycProvider|mail\/formatValue|registers\/exclusionRegister)(\.ts)?$/

// Code that exists only for speed (less, later or faster loading) has one public API per side (docs/delivery.md).
const publicFolders = ['apps/web/src/lib/delivery', 'apps/web/server/delivery']
const isInternalOf = (folder, from, to) =>
  to.startsWith(`${folder}/`) &&
  to !== `${folder}/index.ts` &&
  !/^apps\/web\/(?:src\/lib|server)?\/?delivery\//.test(from)

/** Why `from` may not import `to` (both paths), or undefined if it may. */
export function refusalOf(from, to, typeOnly) {
  const source = placeOf(from)
  const target = placeOf(to)
  const folder = publicFolders.find((each) => isInternalOf(each, from, to))
  if (folder) return `delivery has one public API: import it from ${folder} (${to})`
  // Files that an operator edits belong to no workspace.
  if (to.startsWith('content/')) return undefined
  if (source.app !== target.app) {
    return `a relative import leaves the workspace: name the package instead (${to})`
  }
  const known = allowedLayers[source.app]?.[source.layer]
  if (!known) return undefined
  // A lower layer may import types of a port or of the context, but no values.
  if (typeOnly && source.app === 'platform' && (target.layer === 'ports' || target.layer === 'composition'))
    return undefined
  if (/^apps\/web\/src\/shell\/guards\//.test(from) && target.layer === 'features' && !typeOnly)
    return `the guards take the facts of areas from features/guardFacts.ts (${to})`
  if (!known.includes(target.layer)) return `${source.app}/${source.layer} must not import ${target.layer} (${to})`
  if (source.layer === 'features' && target.layer === 'features' && source.area !== target.area) {
    const shared = to.slice('apps/web/src/features/'.length).replace(/\.tsx?$/, '')
    if (!isQueries(shared) && !sharedByFeatures.includes(shared)) {
      return `feature ${source.area} must not import feature ${target.area} (${shared} is not on the allow-list)`
    }
  }
  if (target.layer === 'areas') return areaApiRefusal(from, to)
  if (source.layer === 'areas' && target.layer === 'ports' && !portFaces.test(to)) {
    return `an area may import only the interface of a port (${to})`
  }
  return undefined
}
