import type { DropRule } from '@apogee/rules/jackpots/draw'
import { z } from 'zod'
import { readNames } from '../../core/content/brandNames.ts'
import { readContent } from '../../core/content/contentFiles.ts'
import { isOffered } from '../../core/goLive/samples.ts'

const cents = z.int().positive()
const drops: z.ZodType<DropRule> = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('amount'), below_cents: cents }),
  z.object({ rule: z.literal('time'), every: z.enum(['hour', 'day']) }),
  z.object({ rule: z.literal('chance'), one_in_cents: cents }),
])
const level = z.object({
  identifier: z.string().regex(/^[a-z0-9-]{2,40}$/),
  name: z.string(),
  /** Name of an illustration: `/media/art/1/{art}/128.webp`. */
  art: z.string().regex(/^[a-z0-9-]+$/),
  /** Part of every stake, in basis points. */
  share_bp: z.int().min(1).max(500),
  /** Initial amount of the pool after a win. */
  seed_cents: cents,
  /** Initial amount when it is opened; by default the seed. */
  start_cents: cents.optional(),
  drops,
})
const jackpot = z.object({
  /** Whether it is open in a demo alone. */
  sample: z.boolean().optional(),
  identifier: z.string().regex(/^[a-z0-9-]{2,40}$/),
  name: z.string(),
  external_id: z.string(),
  /** The pool's currency; stakes in the other allowed currencies are converted at the platform's rates. */
  currency: z.string(),
  allowed_currencies: z.array(z.string()).min(1),
  /** Categories whose games feed it and can win it. */
  categories: z.array(z.string()).min(1),
  levels: z.array(level).min(1),
})
export const jackpotsConfig = z.array(jackpot).superRefine((jackpots, issues) => {
  for (const { identifier, currency, allowed_currencies, levels } of jackpots) {
    if (!allowed_currencies.includes(currency)) issues.addIssue(`${identifier} does not allow its own currency`)
    for (const one of levels) {
      const holds = Math.max(one.seed_cents, one.start_cents ?? 0)
      if (one.drops.rule === 'amount' && one.drops.below_cents <= holds + 1)
        issues.addIssue(`${identifier}/${one.identifier} begins at or above its limit`)
    }
  }
})
export type JackpotConfig = z.output<typeof jackpot>
export type LevelConfig = z.output<typeof level>

export const readJackpotFile = (): readonly JackpotConfig[] => readContent('config/jackpots.json', jackpotsConfig)

/** The running jackpots, as configured by the operator. */
export const readJackpotConfig = (): readonly JackpotConfig[] => readJackpotFile().filter(isOffered)

/** The jackpot with the names and pictures of a brand; unchanged without a brand. */
export function nameOf(config: JackpotConfig, brand: string | undefined): JackpotConfig {
  const named = readNames(brand).jackpots[config.identifier]
  if (!named) return config
  const levels = config.levels.map((level) => ({ ...level, ...named.levels[level.identifier] }))
  return { ...config, name: named.name, levels }
}
