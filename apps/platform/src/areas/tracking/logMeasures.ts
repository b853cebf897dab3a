import { kindOfDevice } from '@apogee/rules/site/kindOfDevice'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import { signal } from '../../core/telemetry/signals.ts'
import { readTrackingConfig } from './config.ts'

/** The path of the measured page, without the query, which may contain a token (SEC-10). */
const pageOf = (ctx: Ctx): string | undefined => URL.parse(ctx.request.headers.get('referer') ?? '')?.pathname

/** Samples reports at the operator's rate, independent of their content. */
const isWanted = (share: number): boolean => Math.random() < share

/** API-111 */
export const logPerformance: Handler<'tracking.performance'> = (ctx, { body, query }) => {
  const device = kindOfDevice(ctx.request.headers.get('user-agent') ?? '')
  signal('vitals', { page: pageOf(ctx) ?? '', device, network: query.network ?? 'unknown', figures: body })
  if (isWanted(readTrackingConfig().performance_share))
    ctx.log.info({ performance: body, page: pageOf(ctx), country: ctx.country ?? undefined }, 'page performance')
  return { status: 204 }
}

/** API-112 */
export const logNetwork: Handler<'tracking.network'> = (ctx, { body }) => {
  if (isWanted(readTrackingConfig().network_share))
    ctx.log.info({ network: body, country: ctx.country ?? undefined }, 'network quality')
  return { status: 204 }
}
