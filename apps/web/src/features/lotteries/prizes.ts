import type { LotteryPrize } from './queries'

/** The prizes from the first place down, each with the number of successive places that have the same. */
export function prizeRows(
  prizes: readonly LotteryPrize[],
): readonly { from: number; to: number; prize: LotteryPrize }[] {
  const rows: { from: number; to: number; prize: LotteryPrize }[] = []
  for (const prize of prizes.toSorted((a, b) => a.award_place - b.award_place)) {
    const last = rows.at(-1)
    if (last && last.to === prize.award_place - 1 && isSamePrize(last.prize, prize)) last.to = prize.award_place
    else rows.push({ from: prize.award_place, to: prize.award_place, prize })
  }
  return rows
}

const isSamePrize = (a: LotteryPrize, b: LotteryPrize): boolean =>
  a.money_award_cents === b.money_award_cents &&
  a.wager_multiplier === b.wager_multiplier &&
  a.freespins_count === b.freespins_count &&
  a.chargeable_comp_points === b.chargeable_comp_points &&
  a.persistent_comp_points === b.persistent_comp_points &&
  a.stuff === b.stuff
