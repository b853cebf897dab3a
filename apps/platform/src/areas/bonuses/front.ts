import { giftTheme } from '@apogee/contract/bonuses'
import { z } from 'zod'
import { defineFront } from '../../core/area.ts'
import { readEdition } from '../../core/content/readEdition.ts'
import { isOnBreak } from '../../core/http/handler.ts'
import { additionalGifts, readAdditional } from './offers/openOffers.ts'

const disabledBonuses = z.object({ group_keys: z.array(z.string()) })
const giftThemes = z.array(giftTheme)

export const bonusesFront = defineFront({
  name: 'bonuses',
  handlers: {
    'bonuses.disabled': (ctx) => ({
      status: 200,
      body: readEdition('disabled-bonuses', disabledBonuses, ctx.licence),
    }),
    'bonuses.modifiedGifts': (ctx) => ({
      status: 200,
      body: readEdition('modify-gifts-config', giftThemes, ctx.licence, ctx.brand),
    }),
    /** API-013; SAFE-02: nothing is offered during a break. */
    'bonuses.additionalGifts': (ctx) => ({
      status: 200,
      body: isOnBreak(ctx.player, ctx.clock.now()) ? {} : readAdditional(ctx.licence, ctx.locale),
    }),
  },
  config: {
    'disabled-bonuses': disabledBonuses,
    'modify-gifts-config': giftThemes,
    'additional-gifts': additionalGifts,
  },
})
