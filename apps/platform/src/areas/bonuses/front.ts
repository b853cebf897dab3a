import { giftTheme } from '@apogee/contract/bonuses'
import { z } from 'zod'
import { defineFront } from '../../core/area.ts'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler } from '../../core/http/handler.ts'
import { listAdditionalGifts } from './offers/listAdditionalGifts.ts'
import { additionalGifts } from './offers/openOffers.ts'

const disabledBonuses = z.object({ group_keys: z.array(z.string()) })
const giftThemes = z.array(giftTheme)

const listDisabled: Handler<'bonuses.disabled'> = (ctx) => ({
  status: 200,
  body: readEdition('disabled-bonuses', disabledBonuses, ctx.licence),
})

const listModifiedGifts: Handler<'bonuses.modifiedGifts'> = (ctx) => ({
  status: 200,
  body: readEdition('modify-gifts-config', giftThemes, ctx.licence, ctx.brand),
})

export const bonusesFront = defineFront({
  name: 'bonuses',
  handlers: {
    'bonuses.disabled': listDisabled,
    'bonuses.modifiedGifts': listModifiedGifts,
    'bonuses.additionalGifts': listAdditionalGifts,
  },
  config: {
    'disabled-bonuses': disabledBonuses,
    'modify-gifts-config': giftThemes,
    'additional-gifts': additionalGifts,
  },
})
