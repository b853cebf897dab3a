import { type CompetitionWhen, competitionFiles, nameFault, ticketSentences } from '../../tournaments/public.ts'
import { lotteryFile } from './lotteryFile.ts'
import type { LotteryTerms } from './lotteryTerms.ts'

const folder = 'competitions/lotteries'
/** Folder of the files below `content`; brands may have additional ones. */
export const lotteryFolder = `${folder}/`

export interface DefinedLottery {
  /** Path below `content`, for messages. */
  readonly path: string
  /** Its identifier without the day of a period. */
  readonly name: string
  /** Null: every brand. */
  readonly brand: string | null
  readonly when: CompetitionWhen
  readonly terms: LotteryTerms
}

/** Reads the lottery files without those whose name is taken or invalid. Returns a sentence for each fault. */
export function readLotteries(): { readonly defined: readonly DefinedLottery[]; readonly faults: readonly string[] } {
  const files = competitionFiles(folder, lotteryFile)
  const doubles = files.filter(({ name }, at) => files.findIndex((one) => one.name === name) < at)
  const left = files.filter((file) => !nameFault(file) && !doubles.includes(file))
  return {
    defined: left.map(({ path, name, brand, content: { when, sample: _, ...terms } }) => ({
      path,
      name,
      brand,
      when,
      terms,
    })),
    faults: [
      ...files.flatMap((file) => nameFault(file) ?? []),
      ...doubles.map(({ path, name }) => `content/${path}: there is a lottery ${name} already.`),
      ...left.flatMap(ticketSentences),
    ],
  }
}
