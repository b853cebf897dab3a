import { isBefore, type RankKey } from './rankStore.ts'

/** A part of a table in which places have changed; no end: all rows after its beginning. */
export interface Span {
  readonly from: RankKey
  readonly to: RankKey | null
}

/** Where somebody stood and where they stand; null without a place. */
export interface Way {
  readonly from: RankKey | null
  readonly to: RankKey | null
}

/** What those who moved have passed, or were passed by: parts that do not overlap, in the order of the table. */
export function spansOf(ways: readonly Way[]): Span[] {
  const passed = ways.flatMap(spanOf).sort((one, other) => (isBefore(one.from, other.from) ? -1 : 1))
  const spans: Span[] = []
  for (const span of passed) {
    const last = spans.at(-1)
    if (!last || (last.to && isBefore(last.to, span.from))) spans.push(span)
    else spans[spans.length - 1] = { from: last.from, to: last.to && span.to && later(last.to, span.to) }
  }
  return spans
}

function spanOf({ from, to }: Way): Span[] {
  if (!from && !to) return []
  if (!from || !to) return [{ from: (from ?? to)!, to: null }]
  return isBefore(from, to) ? [{ from, to }] : [{ from: to, to: from }]
}

const later = (one: RankKey, other: RankKey): RankKey => (isBefore(one, other) ? other : one)

export function isWithin(spans: readonly Span[], key: RankKey): boolean {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(key, spans[middle]!.from)) high = middle
    else low = middle + 1
  }
  const span = spans[low - 1]
  return span !== undefined && (span.to === null || !isBefore(span.to, key))
}
