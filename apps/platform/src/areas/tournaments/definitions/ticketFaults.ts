import { z } from 'zod'
import { isContent, readContent } from '../../../core/content/contentFiles.ts'
import type { CompetitionFile } from './competitionFiles.ts'

const asWritten = z.unknown()

/** The lotteries that a competition names, with their paths: `['prizes.0.tickets.lottery', 'night-draw']`. */
function lotteriesIn(part: unknown, at: readonly string[] = []): (readonly [string, string])[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'lottery' && at.at(-1) === 'tickets') return [[[...at, key].join('.'), String(value)] as const]
    return lotteriesIn(value, [...at, key])
  })
}

/** A competition of one brand may also name lotteries of that brand; others may name only lotteries of every brand. */
function exists(lottery: string, brand: string | null): boolean {
  const path = `competitions/lotteries/${lottery}.json`
  return isContent(path) || (brand !== null && isContent(`brands/${brand}/${path}`))
}

/** A sentence for each prize with tickets of a lottery that has no file, because it could never be paid. */
export const ticketFaults = ({ path, brand }: Pick<CompetitionFile<unknown>, 'path' | 'brand'>): string[] =>
  lotteriesIn(readContent(path, asWritten))
    .filter(([, lottery]) => !exists(lottery, brand))
    .map(
      ([key, lottery]) =>
        `content/${path}, ${key}: there is no lottery ${lottery} for ${brand === null ? 'every brand' : brand}.`,
    )
