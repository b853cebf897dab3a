import { createServer, type Server } from 'node:http'
import type { Gauge } from '@apogee/platform/telemetry'
import { listen } from '../listen.ts'
import { type Metrics, openMetrics } from './metrics.ts'

export interface MetricsServer extends Pick<Metrics, 'onRequest'> {
  readonly port: number
  close(): Promise<void>
}

/** Serves `GET /metrics` on a separate port, which players cannot reach. */
export async function openMetricsServer(port: number, host: string, gauges: readonly Gauge[]): Promise<MetricsServer> {
  const metrics = openMetrics(gauges)
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
      return
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(`${String(error)}\n`),
    )
  })
  const used = await listen(server, port, host, 'METRICS_PORT')
  return { onRequest: metrics.onRequest, port: used, close: () => closeServer(server, metrics) }
}

const closeServer = (server: Server, metrics: Metrics): Promise<void> =>
  new Promise((resolve) => {
    metrics.close()
    server.close(() => resolve())
    server.closeAllConnections()
  })
