import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../../core/http/handler.ts'
import type { Game, GameIndex } from '../gameCatalogue.ts'
import type { GameRow } from '../gameRecord.ts'
import { listingRule, visitorOf } from '../gameRule.ts'

/** Maximum number of cached kinds of visitors per catalogue: a country, a licence and what is closed to them. */
const maxKinds = 30

const kept = new WeakMap<GameIndex, LRUCache<string, GameIndex>>()

type Needs = Pick<Ctx, 'catalogue' | 'db' | 'brand' | 'licence' | 'country' | 'player'>

/** The catalogue without the games that are closed to the visitor, or not offered where they are. */
export async function openIndex(ctx: Needs): Promise<GameIndex> {
  const { index } = ctx.catalogue
  const rule = await listingRule(ctx.db, visitorOf(ctx), index.markets)
  if (rule.key === '') return index
  const kinds = kept.get(index) ?? new LRUCache<string, GameIndex>({ max: maxKinds })
  kept.set(index, kinds)
  const known = kinds.get(rule.key) ?? restrict(index, rule)
  kinds.set(rule.key, known)
  return known
}

type Device = GameRow['devices'][number]

const byDevice = new WeakMap<GameIndex, Map<Device, GameIndex>>()

/** An index without the games that a device cannot play; the same index if it can play all. */
export function indexForDevice(index: GameIndex, device: Device): GameIndex {
  const devices = byDevice.get(index) ?? new Map<Device, GameIndex>()
  byDevice.set(index, devices)
  const known = devices.get(device) ?? restrict(index, { isListed: ({ devices: own }) => own.includes(device) })
  devices.set(device, known)
  return known
}

/** The lists of an index without some of its games, in the same order. Ranks and lookups by name stay those of the whole. */
function restrict(index: GameIndex, { isListed }: { isListed(game: GameRow): boolean }): GameIndex {
  const all = index.all.filter(({ row }) => isListed(row))
  if (all.length === index.all.length) return index
  const open = new Set(all)
  const lists = (groups: ReadonlyMap<string, readonly Game[]>) =>
    new Map(
      [...groups].flatMap(([key, games]) => {
        const left = games.filter((game) => open.has(game))
        return left.length > 0 ? [[key, left] as const] : []
      }),
    )
  const sorted = new Map<string, readonly Game[]>()
  const byStudio = lists(index.byStudio)
  return {
    ...index,
    all,
    has: (game) => open.has(game),
    byCategory: lists(index.byCategory),
    byStudio,
    studioTitles: new Map([...index.studioTitles].filter(([id]) => byStudio.has(id))),
    ordered(type, direction) {
      const name = `${type} ${direction}`
      const games = sorted.get(name) ?? index.ordered(type, direction).filter((game) => open.has(game))
      sorted.set(name, games)
      return games
    },
  }
}
