import { toDecimal } from '@apogee/rules/money/units'
import { itemAt } from '@apogee/rules/validation/required'
import { getCurrency, minorOf } from '../../core/content/configs/paymentConfig.ts'
import { readContent } from '../../core/content/contentFiles.ts'
import type { Core } from '../../core/http/handler.ts'
import { countEntrants } from '../profile/public.ts'
import {
  type CompetitionFile,
  type CompetitionPrize,
  costOf,
  type Defined,
  dryRunOrder,
  type Field,
  fieldOf,
  nextPeriod,
  playerWords,
  timeWords,
} from '../tournaments/public.ts'
import { achievementOf, questOf } from './definedQuests.ts'
import { endlessYear } from './presentQuest.ts'
import {
  achievementFile,
  type CountedFile,
  isJoined,
  type JoinedFile,
  type QuestFile,
  questFile,
  thresholdsIn,
} from './questFile.ts'

type Named = Omit<CompetitionFile<unknown>, 'content'>

/** Describes the period, the possible participants and the cost. */
async function linesOf(
  { db, clock }: Core,
  defined: Defined,
  costsOf: (field: Field) => readonly string[],
): Promise<string> {
  const { path, name, when } = defined
  const next = nextPeriod(when, clock.now())
  if (!next) return `${path}: it is over, nothing would be announced.`
  const { suffix, startAt, endAt } = next
  const isEndless = endAt.getUTCFullYear() >= endlessYear
  const field = await fieldOf(db, defined, next, clock.now())
  return [
    `${path}: ${name}${suffix} from ${timeWords(startAt)}${isEndless ? ', without an end' : ` to ${timeWords(endAt)}`}.`,
    ...field.lines,
    ...costsOf(field),
  ].join('\n')
}

/** The cost of the levels, for a player who reaches all of them and with the recent stakes of players. */
function costsOfQuest({ size, currency, rewards }: QuestFile, { stakes, span }: Field): string[] {
  const thresholds = thresholdsIn(size, currency)
  const levels = Object.entries(rewards).map(([level, prize]) => {
    const least = itemAt(thresholds, Number(level) - 1)
    return { level, least, prize, times: stakes.filter(({ cents }) => cents >= least).length }
  })
  if (levels.length === 0) return ['No level has a reward.']
  const money = (cents: number) => `${toDecimal(BigInt(cents), getCurrency(currency).subunits_to_unit)} ${currency}`
  const said = ({ level, least }: (typeof levels)[number]) => `level ${level} (${money(least)})`
  const reached = levels.filter(({ times }) => times > 0).map((one) => `${said(one)} by ${playerWords(one.times)}`)
  const missed = levels.find(({ times }) => times === 0)
  const all = [...reached, ...(missed ? [`${said(missed)} and above by nobody`] : [])]
  return [
    `Whoever reaches every level costs ${costOf(
      levels.map(({ prize }) => ({ prize, times: 1 })),
      currency,
    )}.`,
    `With the stakes of those ${span}, its rewards would have been reached so: ${all.join(', ')}. That costs ${costOf(levels, currency)}.`,
  ]
}

const rewardOf = (reward: CompetitionPrize | undefined, currency: string, times: number): string =>
  reward ? costOf([{ prize: reward, times }], currency) : 'nothing'

function costsOfAchievement(file: CountedFile, { stakes, span }: Field): string[] {
  const { target_money: money, target_rounds: least = Infinity, currency, reward } = file
  const isReached = (cents: bigint, rounds: number) =>
    money === undefined ? rounds >= least : cents >= minorOf(money, currency)
  const reached = stakes.filter(({ cents, rounds }) => isReached(cents, rounds)).length
  return [
    `Whoever reaches it costs ${rewardOf(reward, currency, 1)}.`,
    `With what was played in those ${span}, ${playerWords(reached)} would have reached it. That costs ${rewardOf(reward, currency, reached)}.`,
  ]
}

async function linesOfJoined({ db }: Core, { path, brand }: Named, file: JoinedFile): Promise<string> {
  const { group, reward, currency } = file
  const members = await countEntrants(db, { brand, groups: [group] })
  return [
    `${path}: reached by joining the group ${group}.`,
    `${playerWords(members)} of ${brand === null ? 'every brand' : `the brand ${brand}`} ${members === 1 ? 'is' : 'are'} in it and would reach it at once. That costs ${rewardOf(reward, currency, members)}.`,
    `Whoever joins later costs ${rewardOf(reward, currency, 1)}.`,
  ].join('\n')
}

/** Command for operators that previews a quest or achievement file before it is in force. */
export const questDryRun = dryRunOrder({
  command: 'quest-dry-run',
  folders: ['quests', 'achievements'],
  rehearse: (core, file) => {
    if (file.path.includes('/quests/')) {
      const content = readContent(file.path, questFile)
      return linesOf(core, questOf({ ...file, content }), (field) => costsOfQuest(content, field))
    }
    const content = readContent(file.path, achievementFile)
    if (isJoined(content)) return linesOfJoined(core, file, content)
    const defined = achievementOf({ ...file, content })
    return linesOf(core, defined, (field) => costsOfAchievement(content, field))
  },
})
