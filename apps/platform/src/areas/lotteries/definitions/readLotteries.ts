import { type CompetitionWhen, competitionFiles, nameFault, ticketFaults } from '../../tournaments/public.ts'
import { lotteryFile } from './lotteryFile.ts'
import type { LotteryTerms } from './lotteryTerms.ts'

const folder = 'competitions/lotteries'
/** Of the files, below `content`; each brand may have its own. */
export const lotteryFolder = `${folder}/`

/** What a file defines. */
export interface DefinedLottery {
  /** Path below `content`, for sentences. */
  readonly path: string
  /** Its identifier, but for the day of a period. */
  readonly name: string
  /** Null: every brand. */
  readonly brand: string | null
  readonly when: CompetitionWhen
  readonly terms: LotteryTerms
}

/** What the files of lotteries define; one whose name is taken or unfit is left out. Faults are a sentence each. */
export function readLotteries(): { readonly defined: readonly DefinedLottery[]; readonly faults: readonly string[] } {
  const files = competitionFiles(folder, lotteryFile)
  const doubles = files.filter(({ name }, at) => files.findIndex((one) => one.name === name) < at)
  const left = files.filter((file) => !nameFault(file) && !doubles.includes(file))
  return {
    defined: left.map(({ path, name, brand, content: { when, ...terms } }) => ({
      path,
      name,
      brand,
      when,
      terms,
    })),
    faults: [
      ...files.flatMap((file) => nameFault(file) ?? []),
      ...doubles.map(({ path, name }) => `content/${path}: there is a lottery ${name} already.`),
      ...left.flatMap(ticketFaults),
    ],
  }
}
