import { isContent } from '../../../core/content/contentFiles.ts'
import { type ContentFault, formatFault } from '../../../core/content/faults/contentFault.ts'
import { readJson } from '../../../core/content/faults/jsonFaults.ts'
import type { CompetitionFile } from './competitionFiles.ts'

/** The lotteries that a competition names, with their paths: `[['prizes', '0', 'tickets', 'lottery'], 'night-draw']`. */
function lotteriesIn(part: unknown, at: readonly string[] = []): (readonly [readonly string[], string])[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'lottery' && at.at(-1) === 'tickets') return [[[...at, key], String(value)] as const]
    return lotteriesIn(value, [...at, key])
  })
}

/** A competition of one brand may also name lotteries of that brand; others may name only lotteries of every brand. */
function exists(lottery: string, brand: string | null): boolean {
  const path = `competitions/lotteries/${lottery}.json`
  return isContent(path) || (brand !== null && isContent(`brands/${brand}/${path}`))
}

/** Prizes with tickets of a lottery that has no file, because they could never be paid. */
export function ticketFaults({ path, brand }: Pick<CompetitionFile<unknown>, 'path' | 'brand'>): ContentFault[] {
  const { value, fault } = readJson(path)
  return lotteriesIn(value)
    .filter(([, lottery]) => !exists(lottery, brand))
    .map(([key, lottery]) => fault(key, `there is no lottery ${lottery} for ${brand === null ? 'every brand' : brand}`))
}

/** The same as sentences. */
export const ticketSentences = (file: Pick<CompetitionFile<unknown>, 'path' | 'brand'>): string[] =>
  ticketFaults(file).map(formatFault)
