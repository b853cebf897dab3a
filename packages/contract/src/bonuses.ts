import { z } from 'zod'
import { call } from './define.ts'
import { cents, currencyCode, iso } from './shapes.ts'

const amounts = z.array(z.object({ currency: currencyCode, amount_cents: cents }))

/** What a field of a condition, an attribute or a result holds; which one depends on the field (wire-facts 7.3). */
export const bonusValue = z.union([
  z.number(),
  z.array(z.string()),
  amounts,
  z.object({ percent: z.number() }),
  z.object({ default: amounts }),
  z.object({ from: iso, to: iso, time: z.string(), on: z.array(z.string()), tz: z.string() }),
  z.array(z.object({ title: z.string() })),
])
const bonusField = z.object({ field: z.string(), value: bonusValue })
const condition = z.object({ field: z.string(), type: z.string(), value: bonusValue })

/** An offer for a deposit or a registration, wire-facts 7.3. Its title for players is that of the first of `bonuses`. */
export const depositBonus = z.object({
  id: z.string(),
  title: z.string().optional(),
  group_key: z.string().optional(),
  bonuses: z
    .array(
      z.object({
        title: z.string(),
        /** bonus, freespins, random ... */
        type: z.string(),
        conditions: z.array(condition),
        attributes: z.array(bonusField),
        result_bonus: z.array(bonusField),
        boxes: z.array(z.object({ bonuses: z.array(z.object({ conditions: z.array(condition) })) })).optional(),
      }),
    )
    .min(1),
})

/** wire-facts 1.6: dress of a gift, found by its group key or by its id as text. */
export const giftDress = z.object({
  group_keys: z.array(z.string()),
  logo: z.string(),
  url: z.string(),
  title: z.string().optional(),
})

export const bonusesApi = {
  'bonuses.disabled': call({
    summary: 'Group keys of the bonuses that are hidden while issued',
    who: 'anyone',
    answers: { 200: z.object({ group_keys: z.array(z.string()) }) },
  }),
  'bonuses.modifiedGifts': call({
    summary: 'Pictures, links and titles of gifts',
    who: 'anyone',
    answers: { 200: z.array(giftDress) },
  }),
  'bonuses.additionalGifts': call({
    summary: 'A further deposit bonus by group',
    who: 'anyone',
    answers: { 200: z.record(z.string(), depositBonus) },
  }),
} as const
