import { z } from 'zod'
import { call } from './define.ts'
import { cents, currencyCode, iso } from './shapes.ts'

const boxField = z.object({
  /** freespins_count, bonus_amount, wager, max_win ... */
  field: z.string(),
  value: z.union([z.number(), z.array(z.object({ currency: currencyCode, amount_cents: cents }))]),
})

/** A sector of a wheel, wire-facts 2.21. Its chance is weight / 10000; one of weight 0 is shown and never drawn (OPEN-44). */
export const lootboxItem = z.object({
  id: z.int(),
  weight: z.number().min(0).max(10_000),
  /** True on the sector that was won. */
  prize: z.boolean(),
  created_at: iso.optional(),
  bonuses: z
    .array(
      z.object({
        title: z.string(),
        type: z.enum(['freespins', 'bonus']),
        attributes: z.array(boxField),
        result_bonus: z.array(boxField),
      }),
    )
    .min(1),
})

export const lootboxesApi = {
  'lootboxes.wheelConfig': call({
    summary: 'Sectors of the wheel as long as the player has no box',
    who: 'anyone',
    answers: { 200: z.array(lootboxItem) },
  }),
  'lootboxes.segmentsConfig': call({
    summary: 'Sectors of the segments wheel by group',
    who: 'anyone',
    answers: { 200: z.record(z.string(), z.array(lootboxItem)) },
  }),
} as const
