// The platform and the studio without pages, for a separate front end: `node apps/web/platform.ts`. PUBLIC_URL is the
// address players use, the front end's.
import { ConfigError, readConfig } from '@apogee/platform/front'
import { openOwnBackEnd } from './server/backends/ownBackEnd.ts'
import { openContent, watchContent } from './server/content/contentWatch.ts'
import { drawProgress } from './server/process/drawProgress.ts'
import { printLine } from './server/process/processLine.ts'
import { endStart, runServer } from './server/process/runServer.ts'

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.platform !== null)
    throw new ConfigError('PLATFORM_URL is set, but this process is a platform itself; unset it.')
  const valid = await openContent({ isFrontOnly: false, dataDir: config.dataDir })
  const backEnd = await openOwnBackEnd(config, drawProgress())
  watchContent(valid, { isFrontOnly: false, dataDir: config.dataDir, log: backEnd.log })
  await runServer({
    config,
    backEnd,
    asset: () => undefined,
    publicFile: () => undefined,
    page: async (request) =>
      new URL(request.url).pathname === '/'
        ? new Response(`The Apogee platform. It has no pages: players find them at ${config.publicUrl}.\n`, {
            headers: plain,
          })
        : new Response('Not found\n', { status: 404, headers: plain }),
  })
  printLine('info', `Ready: the platform on port ${config.port}, for the front end at ${config.publicUrl}`)
}

main().catch(endStart)
