/** A stream of pseudorandom numbers, deterministic per text on every machine. */
export interface Seed {
  (): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
  shuffle<T>(list: readonly T[]): T[]
}

/** FNV-1a of the text, then mulberry32: short, fast and good enough to place petals. */
export function seedFrom(text: string): Seed {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
  let state = hash >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const seed = next as Seed // the methods are added below, before the function returns
  seed.between = (low, high) => low + next() * (high - low)
  seed.whole = (low, high) => Math.floor(seed.between(low, high + 1))
  seed.pick = (list) => {
    const item = list[Math.floor(next() * list.length)]
    if (item === undefined) throw new Error('A pool to pick from is empty.')
    return item
  }
  seed.chance = (share) => next() < share
  seed.shuffle = (list) => {
    const out = [...list]
    for (let i = out.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1))
      ;[out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]] // both indexes are inside
    }
    return out
  }
  return seed
}

/** One decimal: enough for a picture 300 units wide, and it keeps the SVG a third smaller. */
export const n1 = (value: number): number => Math.round(value * 10) / 10
