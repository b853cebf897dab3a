import type { Notification } from '@apogee/contract/notifications'
import type { NotificationRow } from './store.ts'

export const presentNotification = ({
  id,
  version,
  kind,
  body,
  created_at,
  expires_at,
}: NotificationRow): Notification => ({
  ...body,
  id: Number(id),
  version: Number(version),
  type: 'personal_notifications',
  kind,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})
