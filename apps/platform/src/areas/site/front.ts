import { readDevice } from '@apogee/rules/site/device'
import { defineFront } from '../../core/area.ts'
import { brandNames } from '../../core/content/brandNames.ts'
import {
  countries,
  currencies,
  popupsConfig,
  readPopups as readConfig,
  siteConfig,
} from '../../core/content/configs/config.ts'
import { flags } from '../../core/content/configs/flags.ts'
import { licenceFile } from '../../core/content/licences/licences.ts'
import { type Handler, isOnBreak } from '../../core/http/handler.ts'
import { readMessages } from './readMessages.ts'

/** SAFE-02: during a break, promotional popups are omitted. */
const readPopups: Handler<'site.popups'> = (ctx) => {
  const isSilent = isOnBreak(ctx.player, ctx.clock.now())
  return { status: 200, body: { ...readConfig(), ...(isSilent && { new_provider: null, special_slot: null }) } }
}

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
