import { readDevice } from '@apogee/rules/site/device'
import { defineFront } from '../../core/area.ts'
import { brandNames } from '../../core/content/brandNames.ts'
import { countries, currencies, popupsConfig, readPopups, siteConfig } from '../../core/content/configs/config.ts'
import { flags } from '../../core/content/configs/flags.ts'
import { licenceFile } from '../../core/content/licences/licences.ts'
import { isOnBreak } from '../../core/http/handler.ts'
import { readMessages } from './readMessages.ts'

export const siteFront = defineFront({
  name: 'site',
  handlers: {
    'site.context': (ctx) => ({
      status: 200,
      body: {
        userAgent: ctx.userAgent,
        ...readDevice(ctx.userAgent, ctx.request.headers.get('x-display-mode')),
        ...(ctx.country !== null && { country: ctx.country }),
      },
    }),
    'site.messages': readMessages,
    /** SAFE-02: during a break, promotional popups are omitted. */
    'site.popups': (ctx) => {
      const isSilent = isOnBreak(ctx.player, ctx.clock.now())
      return { status: 200, body: { ...readPopups(), ...(isSilent && { new_provider: null, special_slot: null }) } }
    },
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
