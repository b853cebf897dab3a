/** The parts of a banner that decide where, when and to which visitors it is shown (LOB-20 to LOB-27). */
export interface BannerFacts {
  readonly categories: readonly string[]
  /** For players only, for guests only, or for all visitors. */
  readonly logged?: boolean | undefined
  /** Groups of which one is needed; wire-facts 1.13 knows both names. */
  readonly groups?: readonly (number | string)[] | undefined
  readonly groupIds?: readonly (number | string)[] | undefined
  /** For crypto visitors only, for all others only, or for all visitors. */
  readonly crypto?: boolean | undefined
  /** OPEN-53: without it, the banner shows in every status. */
  readonly welcome_pack?: WelcomePack | undefined
  /** UTC, DD/MM/YYYY HH:mm. */
  readonly liveTime?: { readonly start: string; readonly end: string } | undefined
  readonly order?: Readonly<Record<string, number>> | undefined
}

export type WelcomePack = 'none' | 'active' | 'done'

export interface BannerVisitor {
  readonly isPlayer: boolean
  readonly groups: readonly string[]
  /** Their wallet holds crypto, or they are on a crypto domain. */
  readonly isCrypto: boolean
  /** Null while unknown: banners that depend on it wait. */
  readonly welcomePack: WelcomePack | null
}

const moment = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2})$/

/** 'DD/MM/YYYY HH:mm' in UTC as Unix ms; undefined when it is no such moment. */
export function readLiveMoment(text: string): number | undefined {
  const match = moment.exec(text)
  if (!match) return undefined
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  const read = new Date(Date.UTC(year, month - 1, day, hour, minute))
  const isReal = read.getUTCMonth() === month - 1 && read.getUTCDate() === day && read.getUTCHours() === hour
  return isReal && minute < 60 ? read.getTime() : undefined
}

/** LOB-24: from the start of its window (inclusive) to the end (exclusive). An unreadable window shows nothing. */
export function isLive({ liveTime }: Pick<BannerFacts, 'liveTime'>, nowMs: number): boolean {
  if (!liveTime) return true
  const [start, end] = [readLiveMoment(liveTime.start), readLiveMoment(liveTime.end)]
  return start !== undefined && end !== undefined && start <= nowMs && nowMs < end
}

/** LOB-27: login state, groups, coins, and how far the welcome pack has come. */
export function isFor(banner: BannerFacts, visitor: BannerVisitor): boolean {
  const { logged, crypto, welcome_pack: pack } = banner
  const groups = [...(banner.groups ?? []), ...(banner.groupIds ?? [])].map(String)
  return (
    (logged === undefined || logged === visitor.isPlayer) &&
    (groups.length === 0 || visitor.groups.some((group) => groups.includes(group))) &&
    (crypto === undefined || crypto === visitor.isCrypto) &&
    (pack === undefined || pack === visitor.welcomePack)
  )
}

/** LOB-20, LOB-25: the banners of one slot in its order; those without one come last, in their original order. */
export const bannersOf = <B extends BannerFacts>(banners: readonly B[], category: string): readonly B[] =>
  banners
    .filter(({ categories }) => categories.includes(category))
    .toSorted((a, b) => (a.order?.[category] ?? Infinity) - (b.order?.[category] ?? Infinity) || 0)

/** A decimal amount of a currency in words of the reader. */
export type WriteAmount = (amount: string, currency: string) => string

/** CONST-28: used for a currency without its own figure. */
const fallback = 'EUR'

/** Fills amounts into a text: `{max_bonus}` becomes the value for the reader's currency, or else for EUR. */
export function fillAmounts(
  text: string,
  variables: Readonly<Record<string, Readonly<Record<string, string>>>>,
  currency: string,
  write: WriteAmount,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const amounts = variables[name]
    const code = amounts?.[currency] === undefined ? fallback : currency
    const amount = amounts?.[code]
    return amount === undefined ? whole : write(amount, code)
  })
}
