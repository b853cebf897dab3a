import { project } from '@apogee/contract/site'
import { defineArea } from '../../core/area.ts'
import { brandNames } from '../../core/content/brandNames.ts'
import { countries, currencies, playerFields, popupsConfig, siteConfig, statuses } from '../../core/content/config.ts'
import { flags } from '../../core/content/flags.ts'
import { siteHandlers } from './handlers.ts'

export const siteArea = defineArea({
  name: 'site',
  handlers: siteHandlers,
  config: {
    project,
    flags,
    names: brandNames,
    currencies,
    countries,
    statuses,
    player_fields: playerFields.CW,
    'player_fields.EE': playerFields.EE,
    site: siteConfig,
    popups: popupsConfig,
  },
})
