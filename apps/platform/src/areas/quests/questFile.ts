import { questSizes } from '@apogee/rules/quests/identifier'
import { questLadders, questLevels } from '@apogee/rules/quests/ladders'
import { z } from 'zod'
import { getCurrency, readRates } from '../../core/content/configs/paymentConfig.ts'
import { competitionLook, competitionPrize, competitionWhen, fileParts } from '../tournaments/public.ts'

const { currency, decimal, isTooFine, sample, words } = fileParts

const art = z.string().regex(/^[a-z0-9-]+$/, 'the name of an illustration')

/** Which stakes count. */
const counting = {
  sample,
  titles: words,
  texts: words,
  currency,
  /** Wallets whose stakes count; by default all. */
  currencies: z.array(currency).default([]),
  /** Groups of players who can take part; by default all players. */
  group_ids: z.array(z.int().min(1)).default([]),
  /** Category of games that count, or a list of single games. */
  category: z.string().min(1).default('all'),
  games: z.array(z.string().regex(/^[^/]+\/[^/]+$/, 'a game such as "brasswing/EmberWyrm"')).default([]),
  least_bet: decimal.default('0'),
  /** Illustration of its pages. */
  emblem: art,
  banner: competitionLook,
}

/** The levels of a size in a currency. Throws for a currency without a rate: the schema rejects such a file. */
export function thresholdsIn(size: (typeof questSizes)[number], code: string): readonly number[] {
  const found = questLevels(size, getCurrency(code), readRates())
  if (!found) throw new Error(`${code} has no rate`)
  return found.map(({ bet_cents: cents }) => cents)
}

/** `content/competitions/quests/<slug>.json`; its name is the last segment of the quest's address. */
export const questFile = z
  .strictObject({
    ...counting,
    /** Number and height of its levels (QST-02). */
    size: z.enum(questSizes),
    /** Whether players must join to take part; otherwise all players who play do. */
    confirmation: z.boolean().default(false),
    /** Rewards by level: `{ "3": { "money": "5" } }`. */
    rewards: z.record(z.string().regex(/^[1-9]\d?$/, 'a level such as "3"'), competitionPrize).default({}),
    when: competitionWhen,
  })
  .superRefine(({ size, rewards, currency: code, least_bet, games, category }, ctx) => {
    const fault = (message: string, path: string[]) => ctx.addIssue({ code: 'custom', message, path })
    const most = questLadders[size].length
    for (const [level, prize] of Object.entries(rewards)) {
      if (Number(level) > most) fault(`a quest of size ${size} has ${most} levels`, ['rewards', level])
      for (const name of ['money', 'max_win', 'max_bet'] as const)
        if (isTooFine(prize[name], code)) fault(`finer than the smallest unit of ${code}`, ['rewards', level, name])
    }
    if (isTooFine(least_bet, code)) fault(`finer than the smallest unit of ${code}`, ['least_bet'])
    if (games.length > 0 && category !== 'all') fault('either category or games', ['games'])
  })
export type QuestFile = z.output<typeof questFile>

const shownAchievement = {
  reward: competitionPrize.optional(),
  /** Sort order, lowest first. */
  order: z.int().default(0),
}

const counted = z.strictObject({
  ...counting,
  ...shownAchievement,
  /** The required stake as decimal text in its currency, or else the number of rounds. */
  target_money: decimal.optional(),
  target_rounds: z.int().min(1).optional(),
  /** Without it, it never ends. */
  when: competitionWhen.optional(),
})

const joined = z.strictObject({
  sample,
  titles: words,
  texts: words,
  ...shownAchievement,
  /** Id of a group of `content/config/statuses.json`: reached by joining it. */
  group: z.string().min(1),
  /** Currency of its reward. */
  currency: currency.default('EUR'),
  emblem: art,
  banner: competitionLook,
})

/** `content/competitions/achievements/<slug>.json` */
export const achievementFile = z.union([joined, counted]).superRefine((file, ctx) => {
  const fault = (message: string, path: string[]) => ctx.addIssue({ code: 'custom', message, path })
  if (isTooFine(file.reward?.money, file.currency))
    fault(`finer than the smallest unit of ${file.currency}`, ['reward'])
  if ('group' in file) return
  if ((file.target_money === undefined) === (file.target_rounds === undefined))
    fault('either target_money or target_rounds', ['target_money'])
  if (file.target_money !== undefined && !(Number(file.target_money) > 0)) fault('more than nothing', ['target_money'])
  if (isTooFine(file.target_money, file.currency))
    fault(`finer than the smallest unit of ${file.currency}`, ['target_money'])
})
export type AchievementFile = z.output<typeof achievementFile>
export type JoinedFile = z.output<typeof joined>
export type CountedFile = z.output<typeof counted>
export const isJoined = (file: AchievementFile): file is JoinedFile => 'group' in file
