import { toDecimal, toWire } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import { getCurrency, minorOf } from '../../core/content/configs/paymentConfig.ts'
import {
  type CompetitionFile,
  competitionFiles,
  type Defined,
  nameFault,
  type Terms,
  ticketSentences,
} from '../tournaments/public.ts'
import { endlessYear } from './presentQuest.ts'
import {
  type AchievementFile,
  achievementFile,
  type CountedFile,
  isJoined,
  type QuestFile,
  questFile,
  thresholdsIn,
} from './questFile.ts'

const questFolder = 'competitions/quests'
const achievementFolder = 'competitions/achievements'

/** Every file of an achievement, in the order of their names. */
export const achievementFiles = (): readonly CompetitionFile<AchievementFile>[] =>
  competitionFiles(achievementFolder, achievementFile)

/** Empty values for the fields of tournaments that quests and achievements do not have. */
const without = () => ({
  teams: [],
  prizes: [],
  chargeable_comp_points_budget: 0,
  persistent_comp_points_budget: 0,
})

/** GD-15: `quest--{slug}--{size}`, followed by the day of a period. */
const questName = (file: string, { size }: Pick<QuestFile, 'size'>): string => `quest--${file}--${size}`
const achievementName = (file: string): string => `achievement--${file}`

/** The terms in a quest file. The thresholds are fixed on the day it is announced. */
function questTerms(name: string, file: QuestFile): Terms {
  const { titles, texts, banner, emblem, size, rewards, games, currency } = file
  const quest = { emblem, slug: name, size, thresholds: thresholdsIn(size, currency), rewards }
  return {
    strategy: 'bet',
    currency,
    currencies: file.currencies,
    group_ids: file.group_ids,
    game_category: file.category,
    user_confirmation_required: file.confirmation,
    games_taken_limit: null,
    least_bet_cents: minorOf(file.least_bet, currency),
    definition: { ...without(), titles, texts, banner, games, money_budget: '0', ...quest },
  }
}

/** The terms in an achievement file; on the wire its target is the budget (wire-facts 14.2). */
function achievementTerms(file: CountedFile): Terms {
  const {
    titles,
    texts,
    banner,
    emblem,
    games,
    currency,
    reward,
    order,
    target_money: money,
    target_rounds: rounds,
  } = file
  const target = rounds ?? toWire(minorOf(required(money, 'target of an achievement'), currency))
  const achievement = { emblem, kind: rounds === undefined ? 'bet' : 'spin', target, reward, order }
  return {
    strategy: rounds === undefined ? 'bet' : 'spin',
    currency,
    currencies: file.currencies,
    group_ids: file.group_ids,
    game_category: file.category,
    user_confirmation_required: false,
    games_taken_limit: null,
    least_bet_cents: minorOf(file.least_bet, currency),
    definition: {
      ...without(),
      titles,
      texts,
      banner,
      games,
      money_budget: toDecimal(BigInt(target), getCurrency(currency).subunits_to_unit),
      ...achievement,
    },
  }
}

/** The period of an achievement whose file has no `when`. */
const always = { start_at: '2026-01-01T00:00:00Z', end_at: `${endlessYear}-12-31T00:00:00Z`, announce_hours: 0 }

interface Read {
  readonly defined: readonly Defined[]
  /** A sentence for each fault in a file; invalid files are omitted. */
  readonly faults: readonly string[]
}

/** Keeps the first of two files with the same name: identifiers are unique across all brands. */
function usable<T>(files: readonly CompetitionFile<T>[]) {
  const unfit = files.flatMap((file) => nameFault(file) ?? [])
  const doubles = files.filter(({ name }, at) => files.findIndex((one) => one.name === name) < at)
  const left = files.filter((file) => !nameFault(file) && !doubles.includes(file))
  return {
    left,
    faults: [
      ...unfit,
      ...doubles.map(({ path, name }) => `content/${path}: there is another ${name} already.`),
      ...left.flatMap(ticketSentences),
    ],
  }
}

/** Terms that are fixed once a quest has started, in addition to those of every competition. */
const fixedOfQuest = ['slug', 'size', 'thresholds', 'rewards']
const fixedOfAchievement = ['kind', 'target', 'reward']

/** The definition in a quest file. */
export const questOf = ({ path, name, brand, content }: CompetitionFile<QuestFile>): Defined => ({
  path,
  file: name,
  brand,
  name: questName(name, content),
  when: content.when,
  terms: questTerms(name, content),
  fixed: fixedOfQuest,
})

/** The definition in an achievement file with a counted target. */
export const achievementOf = ({ path, name, brand, content }: CompetitionFile<CountedFile>): Defined => ({
  path,
  file: name,
  brand,
  name: achievementName(name),
  when: content.when ?? always,
  terms: achievementTerms(content),
  fixed: fixedOfAchievement,
})

export function readQuests(): Read {
  const { left, faults } = usable(competitionFiles(questFolder, questFile))
  return { defined: left.map(questOf), faults }
}

export function readAchievements(): Read {
  const { left, faults } = usable(achievementFiles())
  const defined = left.flatMap(({ content, ...file }) =>
    isJoined(content) ? [] : [achievementOf({ ...file, content })],
  )
  return { defined, faults }
}
