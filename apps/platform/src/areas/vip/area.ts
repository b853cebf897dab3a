import { defineArea } from '../../core/area.ts'
import { vipConsumer, vipTimers } from './consumers.ts'
import { vipHandlers } from './handlers.ts'
import { adventures } from './listAdventures.ts'
import { vipMails } from './mailKinds.ts'
import { managers } from './managers.ts'
import { vipOrders } from './status/operatorOrders.ts'

export const vipArea = defineArea({
  name: 'vip',
  handlers: vipHandlers,
  consumers: (parts) => [vipConsumer(parts)],
  timers: vipTimers,
  config: {
    'vip-adventures': adventures,
    'vip-managers': managers,
  },
  operatorOrders: vipOrders,
  mails: vipMails,
  tables: ['vip_moves', 'vip_looks', 'vip_gifts'],
})
