import { z } from 'zod'
import { call } from './define.ts'

/** wire-facts 1.13; `variables`, `timer` and `size` from the specification's banner. Times of `liveTime` are UTC, DD/MM/YYYY HH:mm. */
export const banner = z.object({
  id: z.string(),
  identity: z.int().optional(),
  categories: z.array(z.string()),
  logged: z.boolean().optional(),
  groups: z.array(z.union([z.int(), z.string()])).optional(),
  title: z.object({ text: z.string() }),
  description: z.object({ text: z.string(), size: z.string().optional() }),
  labels: z.array(z.object({ title: z.string() })).optional(),
  gradient: z.object({
    colorLeft: z.string(),
    colorLeftCenter: z.string(),
    colorRightCenter: z.string(),
    colorRight: z.string(),
  }),
  button: z.object({ name: z.string(), url: z.string() }),
  secondButton: z
    .object({ name: z.string(), popup: z.object({ title: z.string(), secondTitle: z.string(), desc: z.string() }) })
    .optional(),
  image: z.string(),
  overlayImage: z.string().optional(),
  url: z.string().optional(),
  frontend_identifier: z.string().optional(),
  order: z.record(z.string(), z.int()).optional(),
  liveTime: z.object({ start: z.string(), end: z.string() }).optional(),
})

/** wire-facts 1.8 */
export const currencyConfig = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      defaultAmount: z.number().optional(),
      rounding: z.int().optional(),
      steps: z
        .array(z.object({ min: z.number(), max: z.union([z.number(), z.literal('Infinity')]), step: z.number() }))
        .optional(),
    }),
  ),
)

export const contentApi = {
  'content.banners': call({
    summary: 'Banners of the locale',
    who: 'anyone',
    answers: { 200: z.object({ banners: z.array(banner) }) },
  }),
  'content.logo': call({
    summary: 'Logo of the brand',
    who: 'anyone',
    answers: { 200: z.object({ logoUrl: z.object({ mobile: z.string(), full: z.string() }) }) },
  }),
  'content.menuCategories': call({
    summary: 'Game categories of the menu',
    who: 'anyone',
    answers: { 200: z.record(z.string(), z.array(z.string())) },
  }),
  'content.currencyConfig': call({
    summary: 'Amount steps by currency',
    who: 'anyone',
    answers: { 200: currencyConfig },
  }),
} as const
