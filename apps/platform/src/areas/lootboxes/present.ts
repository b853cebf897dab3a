import type { lootboxItem, WireLootbox } from '@apogee/contract/lootboxes'
import { toWire } from '@apogee/rules/money/units'
import type { z } from 'zod'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Sql } from '../../core/db/db.ts'
import { spinGames } from '../games/public.ts'
import type { Amounts, Contents, Sector } from './contents.ts'
import { prizeTitle, reasonOf } from './prizeText.ts'
import type { LootboxRow } from './store.ts'

export type WireItem = z.output<typeof lootboxItem>

/** Returns the title of a game; undefined for one that has left the catalogue. */
export type TitleOf = (identifier: string) => string | undefined

export interface ItemsView {
  readonly locale: string
  readonly currency: string
  readonly titleOf: TitleOf
  /** Whether the wallet is known: then fields in addition to wire-facts contain only amounts in its currency. */
  readonly isOneWallet?: boolean
}

const wireAmounts = (amounts: Amounts) =>
  Object.entries(amounts).map(([currency, amount_cents]) => ({ currency, amount_cents }))

export async function gameTitles(sql: Sql, all: readonly Contents[]): Promise<TitleOf> {
  const games = await spinGames(
    sql,
    all.flat().flatMap((sector) => (sector.type === 'freespins' ? sector.games : [])),
  )
  return (identifier) => games.get(identifier)?.title
}

/** A sector of a wheel in wire format (wire-facts 2.21). */
function presentItem(sector: Sector, { locale, currency, titleOf, isOneWallet = false }: ItemsView): WireItem {
  const { id, weight, wager, max_win, max_bet, activate_days, wager_days, image } = sector
  const own = (amounts: Amounts) => wireAmounts(amounts).filter((one) => !isOneWallet || one.currency === currency)
  const terms = { max_bet: own(max_bet), activate_days, wager_days, image: `/media/art/1/${image}/256.webp` }
  const result_bonus = [
    { field: 'wager', value: wager },
    { field: 'max_win', value: wireAmounts(max_win) },
  ]
  const title = prizeTitle(sector, currency, locale)
  const shared = { title, result_bonus, ...terms }
  if (sector.type === 'bonus') {
    const attributes = [{ field: 'bonus_amount', value: wireAmounts(sector.amounts) }]
    return { id, weight, prize: false, bonuses: [{ type: 'bonus', attributes, ...shared }] }
  }
  const { count, play_days, stakes } = sector
  const known = sector.games.flatMap((game) => {
    const title = titleOf(game)
    return title === undefined ? [] : [{ game, title }]
  })
  const spins = {
    attributes: [{ field: 'freespins_count', value: count }],
    games: known.map(({ game }) => game.replace('/', ':')),
    game_titles: known.map(({ title: name }) => name),
    stakes: own(stakes),
    play_days,
  }
  return { id, weight, prize: false, bonuses: [{ type: 'freespins', ...spins, ...shared }] }
}

/** Contents stored before decision 166 may have prizes that cannot be drawn; these are not shown. */
export const presentItems = (contents: Contents, view: ItemsView): WireItem[] =>
  contents.filter(({ weight }) => weight > 0).map((sector) => presentItem(sector, view))

export interface LootboxView {
  readonly locale: string
  readonly brand: string
  readonly titleOf: TitleOf
}

/** A box as its player sees it (wire-facts 2.21). Its seed stays secret until it is drawn. */
function presentLootbox(row: LootboxRow, { locale, brand, titleOf }: LootboxView): WireLootbox {
  const { won, gift_kind: kind, gift_id: gift, currency } = row
  const items = presentItems(row.contents, { locale, currency, titleOf, isOneWallet: true })
  return {
    id: Number(row.id),
    version: toWire(row.version),
    title: titleIn(row.titles, locale),
    currency,
    group_key: row.group_key,
    strategy: row.strategy,
    reason: reasonOf(row, locale, brand),
    display: row.display,
    stage: row.stage,
    created_at: row.created_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    valid_until: row.valid_until.toISOString(),
    items: items.map((item) =>
      item.id === won && kind && gift !== null ? { ...item, prize: true, gift: { kind, id: Number(gift) } } : item,
    ),
    fair: { hash: row.seed_hash, seed: row.server_seed, player_seed: row.player_seed },
  }
}

/** Boxes of one player, with the names of their games. */
export async function presentLootboxes(
  sql: Sql,
  rows: readonly LootboxRow[],
  { locale, brand }: Omit<LootboxView, 'titleOf'>,
): Promise<WireLootbox[]> {
  const titleOf = await gameTitles(
    sql,
    rows.map(({ contents }) => contents),
  )
  return rows.map((row) => presentLootbox(row, { locale, brand, titleOf }))
}
