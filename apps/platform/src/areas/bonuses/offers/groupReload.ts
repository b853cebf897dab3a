import type { DepositBonus } from '@apogee/contract/bonuses'
import { z } from 'zod'
import { readEdition } from '../../../core/content/readEdition.ts'
import type { Licence } from '../../../core/http/handler.ts'
import { additionalGifts } from './openOffers.ts'

const share = z.object({ percent: z.number().positive() })
const amounts = z.array(z.object({ currency: z.string(), amount_cents: z.int() }))

type Attributes = DepositBonus['bonuses'][number]['attributes']

const attribute = (attributes: Attributes, field: string) => attributes.find((one) => one.field === field)?.value

/** The percentage and the maximum by currency of a group's additional deposit bonus; null without one. */
export function groupReload(licence: Licence, group: string) {
  const attributes = readEdition('additional-gifts', additionalGifts, licence)[group]?.bonuses[0]?.attributes ?? []
  const percent = share.safeParse(attribute(attributes, 'bonus_amount'))
  if (!percent.success) return null
  const most = amounts.safeParse(attribute(attributes, 'bonus_amount_max'))
  return { percent: percent.data.percent, most: most.success ? most.data : [] }
}
