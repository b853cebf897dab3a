import { z } from 'zod'
import { isContent, readContent } from '../../../core/content/contentFiles.ts'
import type { CompetitionFile } from './competitionFiles.ts'

const asWritten = z.unknown()

/** Where a competition names lotteries, and which: `['prizes.0.tickets.lottery', 'night-draw']`. */
function lotteriesIn(part: unknown, at: readonly string[] = []): (readonly [string, string])[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'lottery' && at.at(-1) === 'tickets') return [[[...at, key].join('.'), String(value)] as const]
    return lotteriesIn(value, [...at, key])
  })
}

/** A competition for every brand may only name a lottery for every brand; one of a brand also those of its own. */
function isThere(lottery: string, brand: string | null): boolean {
  const path = `competitions/lotteries/${lottery}.json`
  return isContent(path) || (brand !== null && isContent(`brands/${brand}/${path}`))
}

/** Tickets of lotteries that there are no files of, a sentence each: nobody could ever be given them. */
export const ticketFaults = ({ path, brand }: Pick<CompetitionFile<unknown>, 'path' | 'brand'>): string[] =>
  lotteriesIn(readContent(path, asWritten))
    .filter(([, lottery]) => !isThere(lottery, brand))
    .map(
      ([key, lottery]) =>
        `content/${path}, ${key}: there is no lottery ${lottery} for ${brand === null ? 'every brand' : brand}.`,
    )
