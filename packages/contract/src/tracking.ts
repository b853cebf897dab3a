import { z } from 'zod'
import { wireCall } from './protocol/define.ts'
import { plainText } from './protocol/shapes.ts'

const figure = z.number().min(0, 'too_small').max(1e9, 'too_big')

/** CONST-37: the keys of a campaign, in the order they are listed everywhere. */
export const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'sub_id'] as const

const mark = plainText.max(200, 'too_long').optional()
/** wire-facts 11.6; a campaign names those keys it has. */
export const utmMetrics = z.object({
  utm_source: mark,
  utm_medium: mark,
  utm_campaign: mark,
  utm_content: mark,
  utm_term: mark,
  sub_id: mark,
})
/** How a player found the site: campaign, affiliate, and the page that linked to it, without its query. */
export const attribution = utmMetrics.extend({ stag: mark, affb_id: mark, referrer: mark })
const utmBody = z.object({ utmMetrics })

const stag = z.string()
/** wire-facts 1.1: the page's path wins over the country, the country over `others`. */
export const stagByReferrer = z.object({
  pages: z.record(z.string(), z.record(z.string(), stag)).nullable(),
  countries: z.record(z.string(), z.record(z.string(), stag)),
})

/** Measurements of a page: Core Web Vitals and other figures of a front end. Milliseconds, CLS without a unit. */
export const performanceBody = z
  .record(z.string().regex(/^[A-Za-z][\w.-]{0,39}$/, 'invalid'), figure)
  .refine((metrics) => Object.keys(metrics).length <= 20, 'too_big')

/** The kinds of connection that browsers report (`effectiveType`). */
const networkKinds = ['slow-2g', '2g', '3g', '4g'] as const

export const trackingApi = {
  'tracking.log': wireCall('PUT /log', {
    summary: 'Client log entry',
    who: 'anyone',
    body: z.looseObject({ label: z.string().max(200), level_name: z.enum(['INFO', 'WARN', 'ERROR']) }),
    answers: { 204: null },
  }),
  'tracking.validation': wireCall('PUT /metrics-errors-validation', {
    summary: 'Form errors a player met',
    who: 'anyone',
    body: z.object({
      side: z.enum(['frontEnd', 'backEnd']),
      component: z.string().max(100),
      errors: z.array(z.object({ key: z.string().max(100), firstMessage: z.string().max(300) })).max(50),
    }),
    answers: { 204: null },
  }),
  'tracking.performance': wireCall('PUT /performance', {
    summary: 'How fast a page was, once a visit to it',
    who: 'anyone',
    // Not on the public wire.
    query: z.object({ network: z.enum(networkKinds).optional() }),
    body: performanceBody,
    answers: { 204: null },
  }),
  'tracking.network': wireCall('PUT /network-performance', {
    summary: 'How good the line is: round trip in ms, downlink in Mbit/s, and the connection type the browser reports',
    who: 'anyone',
    body: z.object({ rtt: figure, downlink: figure, effectiveType: z.string().regex(/^[\w-]{1,20}$/, 'invalid') }),
    answers: { 204: null },
  }),
  'tracking.utmSet': wireCall('POST /log_utm_set', {
    summary: 'A visit a campaign has sent',
    who: 'anyone',
    body: utmBody,
    answers: { 204: null },
  }),
  'tracking.utmSend': wireCall('POST /log_utm_send', {
    summary: 'The campaign that brought a new player; the first report counts',
    who: 'anyone',
    body: utmBody,
    answers: { 204: null },
  }),
  'tracking.stagByReferrer': wireCall('GET /api/fe/config/stag-by-referrer-name', {
    summary: 'Stag of visitors a search engine has sent',
    who: 'anyone',
    answers: { 200: stagByReferrer },
  }),
  'tracking.excludedPromoStags': wireCall('GET /api/fe/config/excluded-promo-stags', {
    summary: 'Stags whose visitors see no promotions',
    who: 'anyone',
    answers: { 200: z.array(stag) },
  }),
} as const
