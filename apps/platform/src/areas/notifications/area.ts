import { surveyConfig } from '@apogee/contract/notifications'
import { defineArea } from '../../core/area.ts'
import { notificationsHandlers } from './handlers.ts'
import { notifyOrder } from './operatorOrders.ts'

export const notificationsArea = defineArea({
  name: 'notifications',
  handlers: notificationsHandlers,
  config: {
    'survey-config': surveyConfig,
  },
  operatorOrders: [notifyOrder],
  tables: ['notifications'],
})
