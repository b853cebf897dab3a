import { defineArea } from '../../core/area.ts'
import { adventures } from './adventure/adventureConfig.ts'
import { adventureConsumer, adventureTimers } from './adventure/adventureConsumer.ts'
import { adventureOrders } from './adventure/adventureOrders.ts'
import { recordBeginnings } from './adventure/calendar.ts'
import { vipConsumer, vipTimers } from './consumers.ts'
import { groupOrders } from './groups/groupOrders.ts'
import { vipHandlers } from './handlers.ts'
import { vipMails } from './mailKinds.ts'
import { managers } from './managers.ts'
import { vipOrders } from './status/operatorOrders.ts'

export const vipArea = defineArea({
  name: 'vip',
  handlers: vipHandlers,
  seed: ({ db, clock }) => recordBeginnings(db, clock.now()),
  consumers: (parts) => [vipConsumer(parts), adventureConsumer(parts)],
  timers: (parts) => [...vipTimers(parts), ...adventureTimers(parts)],
  config: {
    'vip-adventures': adventures,
    'vip-managers': managers,
  },
  operatorOrders: [...vipOrders, ...adventureOrders, ...groupOrders],
  mails: vipMails,
  tables: ['vip_moves', 'vip_looks', 'vip_gifts', 'vip_adventures', 'vip_adventure_days'],
})
