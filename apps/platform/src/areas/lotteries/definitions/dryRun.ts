import { basename, dirname } from 'node:path'
import { toDecimal } from '@apogee/rules/money/units'
import { ConfigError } from '../../../core/config.ts'
import { readContent } from '../../../core/content/contentFiles.ts'
import { currencyOf } from '../../../core/content/paymentConfig.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { OperatorOrder, Outcome } from '../../../core/operatorOrder.ts'
import { countEntrants } from '../../profile/public.ts'
import { duePeriods, nameFault, periodsUntil } from '../../tournaments/public.ts'
import { budgetOf } from '../present.ts'
import { drawTime } from './announceLottery.ts'
import { lotteryFile } from './lotteryFile.ts'
import { lastPlace } from './lotteryTerms.ts'

const dayMs = 86_400_000
const timeOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** When a file would take place, who could enter and what it would cost, in sentences. Changes nothing. */
async function rehearse({ db, clock }: Core, path: string, brand: string | null): Promise<string> {
  const { when, ...terms } = readContent(path, lotteryFile)
  const now = clock.now()
  const next = duePeriods(when, now)[0] ?? periodsUntil(when, now, new Date(now.getTime() + 400 * dayMs))[0]
  if (!next) return `${path}: it is over, nothing would be announced.`
  const { currency, group_ids: groups, prizes } = terms
  const budget = budgetOf(terms)
  const spins = prizes.reduce((sum, { from, to, prize }) => sum + (prize.freespins?.count ?? 0) * (to - from + 1), 0)
  const players = await countEntrants(db, { brand, groups: groups.map(String) })
  const money = `${toDecimal(budget.cents, currencyOf(currency)!.subunits_to_unit)} ${currency}`
  const ways = [
    ...(terms.points_price === undefined ? [] : [`${terms.points_price} points`]),
    ...Object.entries(terms.deposits).flatMap(([code, rules]) =>
      rules.map(({ from, ticket }) => `every ${ticket} ${code} of a deposit of ${from} ${code} or more`),
    ),
  ]
  return [
    `${path}: ${basename(path, '.json')}${next.suffix}, tickets from ${timeOf(next.startAt)} to ${timeOf(next.endAt)}, drawn at ${timeOf(drawTime(terms, next.endAt))}.`,
    `Open to ${players} players (${brand ?? 'every brand'}, ${groups.length > 0 ? `the groups ${groups.join(', ')}` : 'everybody'}), each with ${terms.max_tickets ?? 'any number of'} tickets at most.`,
    ways.length > 0 ? `A ticket costs ${ways.join(', or ')}.` : 'Tickets are gifts only.',
    `${lastPlace(terms)} prizes cost ${money}, ${spins} free spins, ${budget.chargeable} points and ${budget.persistent} level points.`,
  ].join('\n')
}

const folder = /^(?:content\/)?((?:brands\/([a-z0-9-]+)\/)?competitions\/lotteries\/[^/]+\.json)$/

const answer =
  (path: string, brand: string | null) =>
  async (core: Core): Promise<Outcome> => {
    const name = basename(path, '.json')
    const fault = nameFault({ path: `${dirname(path)}/${name}.json`, name })
    if (fault) return { isDone: false, text: fault }
    try {
      return { isDone: true, text: await rehearse(core, path, brand) }
    } catch (error) {
      if (error instanceof ConfigError) return { isDone: false, text: error.message }
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        return { isDone: false, text: `There is no content/${path}.` }
      throw error
    }
  }

/** What an operator asks about a file before it is in force. */
export const dryRunOrder: OperatorOrder = {
  command: 'lottery-dry-run',
  subject: 'file below content',
  usage: '',
  read: (_, [path, ...more]) => {
    const found = path && more.length === 0 ? folder.exec(path) : null
    return found ? answer(found[1]!, found[2] ?? null) : undefined
  },
}
