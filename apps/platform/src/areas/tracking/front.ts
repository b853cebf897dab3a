import { defineFront } from '../../core/area.ts'
import { scrub } from '../../core/secrets/scrub.ts'
import { readTrackingConfig, trackingConfig } from './config.ts'
import { logEntry } from './logEntry.ts'
import { logNetwork, logPerformance } from './logMeasures.ts'

export const trackingFront = defineFront({
  name: 'tracking',
  handlers: {
    'tracking.log': logEntry,
    /** VAL-28: logs the validation rules that players violate. Only keys and messages, never the typed values. */
    'tracking.validation': (ctx, { body }) => {
      const errors = body.errors.map(({ key, firstMessage }) => ({
        key: scrub(key),
        firstMessage: scrub(firstMessage),
      }))
      ctx.log.info({ validation: { side: body.side, component: scrub(body.component), errors } }, 'form errors')
      return { status: 204 }
    },
    'tracking.performance': logPerformance,
    'tracking.network': logNetwork,
    /** API-003 */
    'tracking.stagByReferrer': () => ({
      status: 200,
      body: readTrackingConfig().stag_by_referrer,
    }),
    /** API-009 */
    'tracking.excludedPromoStags': () => ({
      status: 200,
      body: readTrackingConfig().excluded_promo_stags,
    }),
  },
  rateLimits: {
    'tracking.log': { address: { burst: 100, perMinute: 60 } },
    'tracking.validation': { address: { burst: 100, perMinute: 60 } },
    'tracking.performance': { address: { burst: 100, perMinute: 60 } },
    'tracking.network': { address: { burst: 60, perMinute: 30 } },
  },
  config: { tracking: trackingConfig },
})
