import { depositBonus, giftDress } from '@apogee/contract/bonuses'
import { z } from 'zod'
import { readEdition } from '../../core/content/editions.ts'
import type { Handler, Handlers } from '../../core/http/handler.ts'

const disabled = z.object({ group_keys: z.array(z.string()) })
const dresses = z.array(giftDress)
const additional = z.record(z.string(), depositBonus)

const listDisabled: Handler<'bonuses.disabled'> = (ctx) => ({
  status: 200,
  body: readEdition('disabled-bonuses', disabled, ctx.licence),
})

const listModifiedGifts: Handler<'bonuses.modifiedGifts'> = (ctx) => ({
  status: 200,
  body: readEdition('modify-gifts-config', dresses, ctx.licence),
})

const listAdditionalGifts: Handler<'bonuses.additionalGifts'> = (ctx) => ({
  status: 200,
  body: readEdition('additional-gifts', additional, ctx.licence),
})

export const bonusesHandlers = {
  'bonuses.disabled': listDisabled,
  'bonuses.modifiedGifts': listModifiedGifts,
  'bonuses.additionalGifts': listAdditionalGifts,
} satisfies Partial<Handlers>
