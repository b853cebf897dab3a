import { notificationBody, notificationKind } from '@apogee/contract/notifications'
import { z } from 'zod'
import { sendNotification } from '../areas/notifications/public.ts'
import type { App } from '../core/http/app.ts'
import type { Core } from '../core/http/handler.ts'
import { isForeign } from './page.ts'

const order = notificationBody.extend({
  email: z.email(),
  kind: notificationKind.default('service'),
  key: z.string().max(100).optional(),
  expires_at: z.iso.datetime().optional(),
})

/**
 * `POST /sandbox/notifications`, as JSON: a notification to the player with an address, as an operator's own tools
 * would send it.
 */
export function mountNotifications(app: App, core: Pick<Core, 'db' | 'realtime' | 'clock'>): void {
  app.post('/sandbox/notifications', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    // A body that is not JSON fails the check and gets a 422.
    const read = order.safeParse(await c.req.json().catch(() => null))
    if (!read.success) return c.json({ sent: false, why: read.error.issues }, 422)
    const { email, kind, key, expires_at, ...body } = read.data
    const [player] = await core.db.query<{ id: bigint }>('SELECT id FROM players WHERE lower(email) = lower($1)', [
      email,
    ])
    if (!player) return c.json({ sent: false }, 404)
    const message = { playerId: player.id, kind, body, ...(key !== undefined && { key }) }
    const until = expires_at === undefined ? {} : { expiresAt: new Date(expires_at) }
    return c.json({ sent: await core.db.transaction((tx) => sendNotification(core, tx, { ...message, ...until })) })
  })
}
