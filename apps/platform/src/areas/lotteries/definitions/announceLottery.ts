import type { Config } from '../../../core/config/config.ts'
import type { Tx } from '../../../core/db/db.ts'
import { newSeed, randomSeed } from '../draw/lotterySeeds.ts'
import { type Announcement, insertLottery } from './definitionStore.ts'
import type { LotteryTerms } from './lotteryTerms.ts'

const minuteMs = 60_000

/** The time of the draw of a lottery whose sales end at `endAt`. */
export const drawTime = (terms: Pick<LotteryTerms, 'draw_after_minutes'>, endAt: Date): Date =>
  new Date(endAt.getTime() + terms.draw_after_minutes * minuteMs)

/** Announces a lottery with a new seed, whose hash is public from now on. Null when its name has been used. */
export const announceLottery = (
  config: Config,
  tx: Tx,
  announced: Announcement,
  seed = randomSeed(),
): Promise<bigint | null> =>
  insertLottery(tx, {
    ...announced,
    drawAt: drawTime(announced.terms, announced.endAt),
    ...newSeed(config, seed),
  })
