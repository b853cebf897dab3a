import { readContent } from '../../../core/content/contentFiles.ts'
import type { Core } from '../../../core/http/handler.ts'
import { countEntrants } from '../../profile/public.ts'
import { costOf, dryRunOrder, entrantWords, nextPeriod, playerWords, timeWords } from '../../tournaments/public.ts'
import { drawTime } from './announceLottery.ts'
import { lotteryFile } from './lotteryFile.ts'
import { lastPlace } from './lotteryTerms.ts'
import type { DefinedLottery } from './readLotteries.ts'

/** Describes when a lottery file would take place, who could enter and its cost, in sentences. Read-only. */
async function rehearse(
  { db, clock }: Core,
  { path, name, brand }: Pick<DefinedLottery, 'path' | 'name' | 'brand'>,
): Promise<string> {
  const { when, ...terms } = readContent(path, lotteryFile)
  const next = nextPeriod(when, clock.now())
  if (!next) return `${path}: it is over, nothing would be announced.`
  const { currency, group_ids: groups, max_tickets: most } = terms
  const players = await countEntrants(db, { brand, groups: groups.map(String) })
  const given = terms.prizes.map(({ from, to, prize }) => ({ prize, times: to - from + 1 }))
  const ways = [
    ...(terms.points_price === undefined ? [] : [`${terms.points_price} points`]),
    ...Object.entries(terms.deposits).flatMap(([code, rules]) =>
      rules.map(({ from, ticket }) => `every ${ticket} ${code} of a deposit of ${from} ${code} or more`),
    ),
  ]
  return [
    `${path}: ${name}${next.suffix}, tickets from ${timeWords(next.startAt)} to ${timeWords(next.endAt)}, drawn at ${timeWords(drawTime(terms, next.endAt))}.`,
    `Open to ${playerWords(players)} (${entrantWords(brand, groups)}), each with ${most ?? 'any number of'} tickets at most.`,
    ways.length > 0 ? `A ticket costs ${ways.join(', or ')}.` : 'Tickets are gifts only.',
    `Its ${lastPlace(terms)} prizes cost ${costOf(given, currency)}, if there is a ticket for each.`,
  ].join('\n')
}

/** Command for operators that previews a file before it is in force. */
export const lotteryDryRun = dryRunOrder({ command: 'lottery-dry-run', folders: ['lotteries'], rehearse })
