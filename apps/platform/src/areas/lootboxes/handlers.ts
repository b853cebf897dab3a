import { lootboxItem } from '@apogee/contract/lootboxes'
import { z } from 'zod'
import { readEdition } from '../../core/content/readEdition.ts'
import { type Handler, type Handlers, isOnBreak } from '../../core/http/handler.ts'

export const wheel = z
  .array(lootboxItem)
  .refine((items) => items.reduce((sum, { weight }) => sum + weight, 0) === 10_000, 'the weights must sum to 10000')
export const segments = z.record(z.string(), wheel)

const readWheel: Handler<'lootboxes.wheelConfig'> = (ctx) => ({
  status: 200,
  body: isOnBreak(ctx.player, ctx.clock.now()) ? [] : readEdition('wheel-config', wheel, ctx.licence),
})

const readSegments: Handler<'lootboxes.segmentsConfig'> = (ctx) => ({
  status: 200,
  body: isOnBreak(ctx.player, ctx.clock.now()) ? {} : readEdition('wheel-config-segments', segments, ctx.licence),
})

export const lootboxesHandlers = {
  'lootboxes.wheelConfig': readWheel,
  'lootboxes.segmentsConfig': readSegments,
} satisfies Partial<Handlers>
