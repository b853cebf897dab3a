import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { cents, currencyCode, iso, ours, ownPathText, version } from './protocol/shapes.ts'

/** wire-facts 1.2 */
export const surveyConfig = z.object({
  survey_id: z.string(),
  survey_collector_id: z.string(),
  is_enable_widget: z.boolean(),
})

/** NTF-02 to NTF-04: a message to a player. `path` is one of the site, `toName` a named route. */
export const notificationBody = z.object({
  title: z.string().min(1).max(200),
  text: z.string().max(1000),
  identifier: z.string().optional(),
  event: z.string().optional(),
  end_at: iso.optional(),
  award_place: z.int().optional(),
  previous_place: z.int().optional(),
  action: z.string().optional(),
  amount_cents: cents.optional(),
  currency: currencyCode.optional(),
  content: z
    .object({
      icon: ownPathText.optional(),
      title: z.string().optional(),
      button: z
        .object({
          title: z.string().min(1),
          path: ownPathText.optional(),
          toName: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
})
export type NotificationBody = z.output<typeof notificationBody>

/**
 * `promotional`: sent only to players who agreed to promotions, and never during a break (SAFE-02). `service`: about
 * the player's account, always sent.
 */
export const notificationKind = z.enum(['service', 'promotional'])
export type NotificationKind = z.output<typeof notificationKind>

export const notification = notificationBody.extend({
  /** Not on the public wire. */
  kind: ours(notificationKind.optional()),
  id: z.union([z.int(), z.string()]),
  version,
  type: z.literal('personal_notifications').optional(),
  created_at: iso.optional(),
  expires_at: iso.optional(),
})
export type Notification = z.output<typeof notification>

const pushEndpoint = z.string().max(2_000, 'too_long')
const pushExample = 'https://fcm.googleapis.com/fcm/send/example'
/** A key of a browser's push subscription, in base64url. */
const pushKey = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), 'invalid')

export const notificationsApi = {
  'notifications.surveyConfig': wireCall('GET /api/fe/config/survey-config', {
    summary: 'The survey shown to visitors',
    who: 'anyone',
    answers: { 200: surveyConfig },
  }),
  'notifications.list': ourCall('GET /api/player/notifications', {
    summary: "The player's unread notifications, newest first",
    who: 'player',
    answers: { 200: z.array(notification) },
  }),
  'notifications.read': ourCall('POST /api/player/notifications/read', {
    summary: 'The player has read everything up to this one',
    who: 'player',
    body: z.object({ up_to: z.int().min(0) }),
    example: { up_to: 0 },
    answers: { 204: null },
  }),
  'notifications.push': ourCall('GET /api/player/push', {
    summary: 'The key with which a browser subscribes to push messages; null: there are none',
    who: 'player',
    answers: { 200: z.object({ public_key: z.string().nullable() }) },
  }),
  'notifications.subscribePush': ourCall('POST /api/player/push', {
    summary: 'Show push messages in this browser',
    who: 'player',
    body: z.object({
      endpoint: pushEndpoint,
      keys: z.object({ p256dh: pushKey(87), auth: pushKey(22) }),
    }),
    example: { endpoint: pushExample, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
    answers: { 204: null },
    errors: ['invalid', 'too_long'],
  }),
  'notifications.endPush': ourCall('POST /api/player/push/end', {
    summary: 'Show no more push messages in this browser',
    who: 'player',
    body: z.object({ endpoint: pushEndpoint }),
    example: { endpoint: pushExample },
    answers: { 204: null },
    errors: ['too_long'],
  }),
} as const
