import { defineArea } from '../../core/area.ts'
import { erased } from '../../core/personalData/personalTable.ts'
import { notificationsFront } from './front.ts'
import { notificationsHandlers } from './handlers.ts'
import { notifyCommand } from './operatorCommands.ts'
import { pushConfig } from './push/pushConfig.ts'
import { pushConsumer } from './push/pushConsumer.ts'
import { pushSender } from './push/pushSender.ts'
import { sendNotification } from './sendNotification.ts'
import { notificationsTimers } from './timers.ts'

export const notificationsArea = defineArea({
  name: 'notifications',
  handlers: notificationsHandlers,
  services: (parts) => ({ notify: (tx, message) => sendNotification(parts, tx, message) }),
  timers: notificationsTimers,
  consumers: (parts) => [pushConsumer(parts)],
  senders: (parts) => [pushSender(parts)],
  config: { ...notificationsFront.config, push: pushConfig },
  rateLimits: { 'notifications.subscribePush': { account: { burst: 20, perMinute: 10 } } },
  operatorCommands: [notifyCommand],
  personalData: [...erased(['notifications']), ...erased(['push_subscriptions'], { omit: ['p256dh', 'auth'] })],
  tables: ['notifications', 'push_subscriptions'],
})
