import { utmKeys } from '@apogee/contract/tracking'
import { z } from 'zod'
import { isContent, readContent } from '../../../core/content/contentFiles.ts'
import { receiverFields, receiverList } from '../../../core/deliveries/receiverConfig.ts'

const postbackEvents = ['registration', 'first_deposit', 'deposit', 'refund', 'chargeback'] as const
export type PostbackEvent = (typeof postbackEvents)[number]

/** The fields of templates. */
const postbackFields = [
  ...['event', 'id', 'time', 'player', 'brand', 'country'],
  ...['amount', 'amount_cents', 'currency', 'stag', 'affb_id', 'referrer'],
  ...utmKeys,
] as const

const named = /\{([a-z_]+)\}/g
const template = z
  .string()
  .max(2_000)
  .superRefine((text, ctx) => {
    for (const [, name = ''] of text.matchAll(named))
      if (!(postbackFields as readonly string[]).includes(name))
        ctx.addIssue({ code: 'custom', message: `there is no {${name}}; there are ${postbackFields.join(', ')}` })
  })

const postback = z.object({
  ...receiverFields,
  events: z.array(z.enum(postbackEvents)).min(1),
  method: z.enum(['GET', 'POST']).default('GET'),
  // A value of a visitor must not choose the host.
  url: template.regex(/^https?:\/\/[^/?#{}]+(?:[/?]|$)/, 'must name its host, without a field'),
  /** Of a POST: JSON or a form, by its media type. */
  body: template.default(''),
  media_type: z.enum(['application/json', 'application/x-www-form-urlencoded']).default('application/json'),
  /** Only for players of these affiliates; all without it. */
  affiliates: z.array(z.string()).optional(),
  /** Only for players about whom all of these are stored. */
  needs: z.array(z.enum(['stag', 'affb_id', 'referrer', ...utmKeys])).default(['stag']),
})
export type Postback = z.output<typeof postback>

export const postbacksConfig = z.object({ postbacks: receiverList(postback) })

const common = 'config/postbacks.json'
const fileOf = (brand: string) => `brands/${brand}/config/postbacks.json`

/** The postbacks of a brand: its own file replaces the common one. */
export const readPostbacks = (brand: string): readonly Postback[] =>
  readContent(isContent(fileOf(brand)) ? fileOf(brand) : common, postbacksConfig).postbacks

/** The text with the values of its fields, each written for its place by `write`. */
export const fillTemplate = (
  text: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string,
): string => text.replace(named, (_, name: string) => write(values[name] ?? ''))
