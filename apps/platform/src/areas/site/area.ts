import { project } from '@apogee/contract/site'
import { defineArea } from '../../core/area.ts'
import { playerFields, statuses } from '../../core/content/configs/config.ts'
import { helplines } from '../../core/content/configs/helplines.ts'
import { siteFront } from './front.ts'
import { siteHandlers } from './handlers.ts'

export const siteArea = defineArea({
  name: 'site',
  handlers: siteHandlers,
  config: {
    ...siteFront.config,
    helplines,
    project,
    statuses,
    player_fields: playerFields,
  },
})
