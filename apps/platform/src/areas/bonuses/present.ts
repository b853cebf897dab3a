import type { bonus, freespins } from '@apogee/contract/bonuses'
import { isEnded, isInactive } from '@apogee/rules/bonuses/stages'
import { toWire } from '@apogee/rules/money/units'
import { dayOfPrizeKey, giftTitle } from '@apogee/rules/vip/adventure'
import type { z } from 'zod'
import { readPlayerFields } from '../../core/content/configs/config.ts'
import { closedCategories } from '../../core/content/configs/wageringConfig.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Licence } from '../../core/http/handler.ts'
import type { SpinGame } from '../games/public.ts'
import type { BonusRow } from './bonusStore.ts'
import type { FreespinsRow } from './freespins/freespinsStore.ts'

export type WireBonus = z.input<typeof bonus>

type Issued = Pick<BonusRow | FreespinsRow, 'stage' | 'activatable_until'>

export const isActivatable = ({ stage, activatable_until }: Issued, now: Date): boolean =>
  stage === 'issued' && (activatable_until === null || activatable_until > now)

const wireOrNull = (cents: bigint | null): number | null => (cents === null ? null : toWire(cents))

/** The deposit id in the key of a deposit's gift: `deposit:18`. */
const paymentOf = ({ key }: Pick<BonusRow, 'key'>): number | null => {
  const id = /^deposit:(\d+)$/.exec(key)?.[1]
  return id === undefined ? null : Number(id)
}

/** OPEN-36: on the wire, the title of an adventure's prize begins with its day. */
function wireTitle({ key, titles }: Pick<BonusRow, 'key' | 'titles'>, locale: string): string {
  const [title, day] = [titleIn(titles, locale), dayOfPrizeKey(key)]
  return day === undefined ? title : giftTitle(day, title)
}

type Games = ReadonlyMap<string, SpinGame>

const gamesInfo = (identifiers: readonly string[], games: Games) =>
  identifiers.flatMap((identifier) => {
    const game = games.get(identifier)
    if (!game) return []
    const { title, provider, seo_title, picture } = game
    return [{ identifier, title, frontend_url: `/play/${provider}/${seo_title}`, ...(picture && { picture }) }]
  })

export interface BonusView {
  readonly locale: string
  readonly licence: Licence
  readonly now: Date
  readonly games?: Games
}

/** A bonus as the player sees it (wire-facts 2.15); `games` are those it is limited to, if any. */
export const presentBonus = (row: BonusRow, { locale, licence, now, games = new Map() }: BonusView): WireBonus => ({
  id: Number(row.id),
  version: toWire(row.version),
  title: wireTitle(row, locale),
  amount_cents: toWire(row.amount_cents),
  currency: row.currency,
  stage: row.stage,
  strategy: row.strategy,
  amount_wager_requirement_cents: toWire(row.required_cents),
  amount_wager_cents: toWire(row.wagered_hundredths / 100n),
  created_at: row.created_at.toISOString(),
  activatable_until: row.activatable_until?.toISOString() ?? null,
  valid_until: row.valid_until?.toISOString() ?? null,
  activatable: isActivatable(row, now),
  cancelable: !isEnded(row.stage),
  ...(row.group_key !== null && { group_key: row.group_key }),
  ...(row.games !== null && { games: row.games, games_info: gamesInfo(row.games, games) }),
  wager: Number(row.wager),
  wager_days: row.wager_days,
  max_bet_cents: wireOrNull(row.max_bet_cents),
  max_win_cents: wireOrNull(row.max_win_cents),
  closed_categories: closedCategories(licence),
  payment_id: paymentOf(row),
  ended_at: row.ended_at?.toISOString() ?? null,
})

export type WireFreespins = z.input<typeof freespins>

export interface SpinsView {
  readonly games: ReadonlyMap<string, SpinGame>
  readonly locale: string
  readonly licence: Licence
  readonly now: Date
}

/** Free spins as the player sees them (wire-facts 2.18). */
export const presentFreespins = (row: FreespinsRow, { games, locale, licence, now }: SpinsView): WireFreespins => ({
  id: Number(row.id),
  version: toWire(row.version),
  title: wireTitle(row, locale),
  freespins_total: row.total,
  freespins_performed: row.stage === 'issued' ? null : row.performed,
  bet_level: row.bet_level,
  stage: row.stage,
  games: row.games,
  games_info: gamesInfo(row.games, games),
  activation_path: `/api/player/freespins/${row.id}/activation`,
  provider: row.provider,
  currency: row.currency,
  created_at: row.created_at.toISOString(),
  activatable_until: row.activatable_until?.toISOString() ?? null,
  valid_until: row.valid_until?.toISOString() ?? null,
  activatable: isActivatable(row, now),
  activation_condition: Object.hasOwn(readPlayerFields(licence).contexts, row.provider)
    ? `player_context:${row.provider}`
    : null,
  cancelable: !isInactive(row.stage),
  group_key: row.group_key ?? false,
  bet_cents: toWire(row.stake_cents),
  won_cents: toWire(row.won_cents),
  wager: Number(row.wager),
  most_cents: wireOrNull(row.most_cents),
  play_days: row.play_days,
  feature: row.feature,
  payment_id: paymentOf(row),
  ended_at: row.ended_at?.toISOString() ?? null,
})
