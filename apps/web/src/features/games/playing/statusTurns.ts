import type { Status, StatusId } from '../../../lib/page/statusLine'

/** The figures that a change of is worth showing: what is left of a progress moves with every stake, its per cent does not. */
const factsOf = ({ short, lead, rest, part }: Status): string =>
  JSON.stringify(part === undefined ? [short, lead, rest] : [short, lead])

/** The statuses whose figures differ from before, in their order. One that was just added has not moved. */
export const movedSince = (before: readonly Status[], now: readonly Status[]): readonly StatusId[] =>
  now
    .filter((one) => {
      const old = before.find(({ id }) => id === one.id)
      return old !== undefined && factsOf(old) !== factsOf(one)
    })
    .map(({ id }) => id)

/**
 * The text to read to screen readers: an urgent status that was added, or an announcement that changed. Figures that
 * move with every bet have none.
 */
export const announcementOf = (before: readonly Status[], now: readonly Status[]): string | undefined =>
  now.find((one) => {
    if (one.announcement === undefined) return false
    const old = before.find(({ id }) => id === one.id)
    return old ? old.announcement !== one.announcement : one.isUrgent === true
  })?.announcement

/** The status after the shown one; the first after the last. */
export function nextOf(all: readonly Status[], shown: StatusId | undefined): StatusId | undefined {
  const index = all.findIndex(({ id }) => id === shown)
  return all[(index + 1) % Math.max(1, all.length)]?.id
}
