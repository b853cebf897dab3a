import { defineArea } from '../../core/area.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import { adventureCommands } from './adventure/adventureCommands.ts'
import { adventures } from './adventure/adventureConfig.ts'
import { adventureConsumer, adventureTimers } from './adventure/adventureConsumer.ts'
import { recordStarts } from './adventure/calendar.ts'
import { vipConsumer, vipTimers } from './consumers.ts'
import { groupCommands } from './groups/groupCommands.ts'
import { vipHandlers } from './handlers.ts'
import { vipMails } from './mailKinds.ts'
import { managers } from './managers.ts'
import { vipCommands } from './status/operatorCommands.ts'

export const vipArea = defineArea({
  name: 'vip',
  handlers: vipHandlers,
  seed: ({ db, clock }) => recordStarts(db, clock.now()),
  consumers: (parts) => [vipConsumer(parts), adventureConsumer(parts)],
  timers: (parts) => [...vipTimers(parts), ...adventureTimers(parts)],
  config: {
    'vip-adventures': adventures,
    'vip-managers': managers,
  },
  operatorCommands: [...vipCommands, ...adventureCommands, ...groupCommands],
  mails: vipMails,
  personalData: [...kept(['vip_moves', 'vip_looks', 'vip_gifts', 'vip_adventure_days'])],
  tables: ['vip_moves', 'vip_looks', 'vip_gifts', 'vip_adventures', 'vip_adventure_days'],
})
