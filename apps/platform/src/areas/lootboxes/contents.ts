import { rateIn } from '@apogee/rules/loyalty/shop'
import { toWire } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import { readCurrencies } from '../../core/content/configs/config.ts'
import { scaled } from '../../core/content/scaled.ts'
import type { Licence } from '../../core/http/handler.ts'
import { spinStake } from '../bonuses/public.ts'
import { type LootboxesConfig, readLootboxes, type SectorSpec } from './lootboxesConfig.ts'

/** Minor units by currency. */
export type Amounts = Readonly<Record<string, number>>

interface Terms {
  readonly id: number
  readonly weight: number
  readonly image: string
  readonly wager: number
  readonly activate_days: number
  readonly wager_days: number
  readonly max_win: Amounts
  readonly max_bet: Amounts
}
export interface SpinsSector extends Terms {
  readonly type: 'freespins'
  readonly count: number
  readonly games: readonly string[]
  readonly bet_level: number
  readonly play_days: number
  readonly stakes: Amounts
}
interface BonusSector extends Terms {
  readonly type: 'bonus'
  readonly amounts: Amounts
}
/** A sector with all its terms in every currency, as stored with a box. */
export type Sector = SpinsSector | BonusSector
export type Contents = readonly Sector[]

function inAll(amount: string, { scale }: LootboxesConfig, times = 1): Amounts {
  return Object.fromEntries(scaled(amount, scale).map(({ currency, cents }) => [currency, toWire(cents) * times]))
}

const stakesOf = (licence: Licence, level: number): Amounts =>
  Object.fromEntries(
    readCurrencies().flatMap(({ code }) => {
      const cents = spinStake(licence, code, level)
      return cents === undefined ? [] : [[code, cents]]
    }),
  )

function sectorOf(licence: Licence, config: LootboxesConfig, spec: SectorSpec, place: number): Sector {
  // Positions are stable for a box, because its contents are stored; in the file an operator may insert sectors
  // anywhere.
  const id = place + 1
  if ('freespins' in spec) {
    const { freespins: count, bet_level, max_win, max_bet, ...terms } = { ...config.prizes.freespins, ...spec }
    const own = { count, bet_level, stakes: stakesOf(licence, bet_level) }
    const limits = { max_win: inAll(max_win, config), max_bet: inAll(max_bet, config) }
    return { id, type: 'freespins', ...terms, ...own, ...limits }
  }
  const { bonus, max_win, max_win_times: times, max_bet, ...terms } = { ...config.prizes.bonus, ...spec }
  const most = max_win === undefined ? inAll(bonus, config, times) : inAll(max_win, config)
  return { id, type: 'bonus', ...terms, amounts: inAll(bonus, config), max_win: most, max_bet: inAll(max_bet, config) }
}

const contentsOf = (licence: Licence, config: LootboxesConfig, name: string): Contents =>
  required(config.sectors[name], `sectors of box ${name}`).map((spec, place) => sectorOf(licence, config, spec, place))

/**
 * LB-10: the currently configured contents of a box for a player of these groups; undefined when there is no such kind.
 */
export function contentsFor(
  licence: Licence,
  brand: string,
  key: string,
  groups: readonly string[],
): Contents | undefined {
  const config = readLootboxes(licence, brand)
  const kind = config.boxes.find((one) => one.key === key)
  if (!kind) return undefined
  const special = kind.by_group.find(({ group }) => groups.includes(group))
  return contentsOf(licence, config, (special ?? kind).sectors)
}

/** The contents of a kind of box for special groups. */
export function contentsByGroup(licence: Licence, brand: string, key: string): Readonly<Record<string, Contents>> {
  const config = readLootboxes(licence, brand)
  const kind = config.boxes.find((one) => one.key === key)
  const groups = kind?.by_group ?? []
  return Object.fromEntries(groups.map(({ group, sectors }) => [group, contentsOf(licence, config, sectors)]))
}

/** The currency of a box's prize: the player's currency if all prizes can be granted in it, else euro. */
export function currencyFor(contents: Contents, currency: string): string {
  const [first, ...others] = contents.map((one) => Object.keys(one.type === 'bonus' ? one.amounts : one.stakes))
  const shared = (first ?? []).filter((code) => others.every((codes) => codes.includes(code)))
  const rate = rateIn(
    shared.map((code) => ({ currency: code })),
    currency,
  )
  if (!rate) throw new Error('no currency supports all prizes of the box')
  return rate.currency
}
