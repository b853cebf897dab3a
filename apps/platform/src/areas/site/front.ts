import { defineFront } from '../../core/area.ts'
import { brandNames } from '../../core/content/brandNames.ts'
import { countries, currencies, popupsConfig, siteConfig } from '../../core/content/configs/config.ts'
import { flags } from '../../core/content/configs/flags.ts'
import { licenceFile } from '../../core/content/licences/licences.ts'
import { clientContext } from './clientContext.ts'
import { readMessages } from './readMessages.ts'
import { readPopups } from './readPopups.ts'

export const siteFront = defineFront({
  name: 'site',
  handlers: {
    'site.context': clientContext,
    'site.messages': readMessages,
    'site.popups': readPopups,
  },
  config: {
    'licences/': licenceFile,
    flags,
    names: brandNames,
    currencies,
    countries,
    site: siteConfig,
    popups: popupsConfig,
  },
})
