import { defineArea } from '../../core/area.ts'
import { erased } from '../../core/personalData/personalTable.ts'
import { notificationsFront } from './front.ts'
import { notificationsHandlers } from './handlers.ts'
import { notifyCommand } from './operatorCommands.ts'
import { sendNotification } from './sendNotification.ts'
import { notificationsTimers } from './timers.ts'

export const notificationsArea = defineArea({
  name: 'notifications',
  handlers: notificationsHandlers,
  services: (parts) => ({ notify: (tx, message) => sendNotification(parts, tx, message) }),
  timers: notificationsTimers,
  config: notificationsFront.config ?? {},
  operatorCommands: [notifyCommand],
  personalData: [...erased(['notifications'])],
  tables: ['notifications'],
})
