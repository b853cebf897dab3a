import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, ConfigError } from '@apogee/platform/front'
import { getRequestListener } from '@hono/node-server'
import type { BackEnd } from '../backends/backEnd.ts'
import { createSite, type Environment, type SiteOptions } from '../http/site.ts'
import { Streams, streamsGauge } from '../http/streams.ts'
import { isWebSocketUpgrade, ownUpgrades } from '../http/upgrades.ts'
import type { Front } from './front.ts'
import { drain, ListenError, listen } from './listen.ts'
import { printLine } from './processLine.ts'
import { tracedSite } from './tracing/tracedSite.ts'

export interface ServerParts extends Pick<SiteOptions, 'asset' | 'publicFile' | 'page'> {
  readonly config: Config
  readonly backEnd: BackEnd
  /** The source of pages, if the process serves any. */
  readonly front?: Pick<Front, 'middleware' | 'takeUpgrade' | 'close'>
}

/** Listens for everything on one port, until a signal stops it. */
export async function runServer({ config, backEnd, front, ...files }: ServerParts): Promise<void> {
  const { limits, publicUrl, port } = config
  // The tracing library is loaded only with tracing on.
  const tracing = config.tracing && (await import('./tracing/tracing.ts')).openTracing(config.tracing)
  const server = createServer({ shouldUpgradeCallback: isWebSocketUpgrade })
  const streams = new Streams({ perAddress: limits.streamsPerAddress, total: limits.streams })
  const { isShuttingDown, shutDown } = gracefulShutdown(server)
  const site = createSite({
    ...files,
    isShuttingDown,
    backEnd: (request, env) => backEnd.answer(request, env),
    visitOf: (request, address) => backEnd.visit(request, address),
    streams,
    isSecure: publicUrl.startsWith('https:'),
    withSubdomains: config.hstsSubdomains,
  })
  // Load balancers may use HTTP/1.0, which sends no Host header.
  const traced = tracing ? tracedSite(site) : site
  const answer = getRequestListener((request, env) => traced(request, env as Environment), {
    hostname: 'unnamed.invalid',
  })
  const { middleware, takeUpgrade } = front ?? {}
  server.on(
    'request',
    middleware ? (incoming, outgoing) => middleware(incoming, outgoing, () => void answer(incoming, outgoing)) : answer,
  )
  ownUpgrades(server, { sockets: backEnd.sockets, streams, takeFirst: takeUpgrade })

  const { host } = config
  const metrics = await openMetricsEndpoint(config, backEnd, streams)
  if (metrics) server.on('request', metrics.onRequest)
  await listen(server, port, host)
  if (config.mode === 'demo' && !isLoopback(host))
    backEnd.log.warn({ host }, 'the demo listens beyond this machine: everyone who can reach it can use its sandbox')
  backEnd.start()
  stopOnSignal(async (signal) => {
    // After Ctrl-C a developer is waiting, and there is no load balancer.
    const delayMs = signal === 'SIGTERM' ? config.drain.delayMs : 0
    await shutDown({ delayMs, limitMs: config.drain.limitMs, closeLongLived: () => backEnd.closeLongLived() })
    await front?.close()
    await backEnd.close()
    await metrics?.close()
    await tracing?.close()
  })
}

const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|::1)$/.test(host)

/** Loaded only with metrics on: the library costs memory and start-up time. */
async function openMetricsEndpoint({ metricsPort, metricsHost }: Config, { gauges }: BackEnd, streams: Streams) {
  if (metricsPort === null) return undefined
  const { openMetricsServer } = await import('./metrics/metricsServer.ts')
  return openMetricsServer(metricsPort, metricsHost, [...gauges, streamsGauge(streams)])
}

/** Ends the process after an error at its start: an invalid setting is one sentence, any other error keeps its stack. */
export function endStart(error: unknown): never {
  const isPlain = [ConfigError, ListenError].some((kind) => error instanceof kind)
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  printLine('fatal', isPlain ? message : (stack ?? message))
  process.exit(1)
}

/** Runs `close` once at the first SIGTERM or SIGINT, then ends the process; a second signal ends it at once. */
function stopOnSignal(close: (signal: NodeJS.Signals) => Promise<void>): void {
  let isClosing = false
  const stop = (signal: NodeJS.Signals) => {
    if (isClosing) process.exit(1)
    isClosing = true
    close(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        printLine('error', error instanceof Error ? (error.stack ?? error.message) : String(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

interface ShutdownOptions {
  /** Time for balancers to notice that the process is not ready; requests are served until then. */
  readonly delayMs: number
  /** Maximum time for requests in flight. */
  readonly limitMs: number
  /** Closes connections that would stay open as long as their page: sockets and streams. */
  readonly closeLongLived: () => void
}

interface GracefulShutdown {
  isShuttingDown(): boolean
  /** Takes the server out of service; resolves when no request is left. */
  shutDown(options: ShutdownOptions): Promise<void>
}

/** Shuts a server down without losing a request. */
function gracefulShutdown(server: Server): GracefulShutdown {
  let isShuttingDown = false
  // A client that keeps its connection would send its next request to a process that no longer listens.
  server.prependListener('request', (_, outgoing) => {
    if (isShuttingDown) outgoing.shouldKeepAlive = false
  })
  return {
    isShuttingDown: () => isShuttingDown,
    async shutDown({ delayMs, limitMs, closeLongLived }) {
      isShuttingDown = true
      if (delayMs > 0) await sleep(delayMs)
      closeLongLived()
      await drain(server, limitMs)
    },
  }
}
