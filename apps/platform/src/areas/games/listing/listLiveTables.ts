import type { Result } from '@apogee/contract'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import type { LiveTables } from '../../../ports/studios/gameStudio.ts'
import type {} from '../services.ts'
import { openIndex } from './openIndex.ts'

type LiveTablesBody = Result<'games.liveTables'>

/** Every lobby polls this; the studio is queried this often for all of them. */
const freshMs = 1500

interface CachedTables {
  readonly fetchedAt: number
  readonly tables: Promise<LiveTables>
}
const cache = new WeakMap<object, Map<string, CachedTables>>()

/** The data of live tiles (LOB-01). A table that has not started yet has only its smallest bet. */
export const listLiveTables: Handler<'games.liveTables'> = async (ctx, { query: { currency: code } }) => {
  const currency = currencyOf(code)
  if (!currency) throw ctx.refuse(422, { currency: { currency_unavailable: true } })
  const { tables, least } = await fetchTables(ctx, code, currency.subunits_to_unit)
  const byGame = new Map(tables.map((table) => [table.game, table]))
  const cents = new Map(least.map((one) => [`${one.engine} ${one.profile}`, one.cents]))
  const games = (await openIndex(ctx)).byCategory.get('live') ?? []
  const body: LiveTablesBody = games.flatMap(({ row }) => {
    const least_cents = cents.get(`${row.engine} ${row.profile}`)
    if (least_cents === undefined) return []
    const { seats = 0, last = [] } = byGame.get(row.identifier) ?? {}
    return [{ identifier: row.identifier, seats, last: [...last], least_cents }]
  })
  return { status: 200, body }
}

function fetchTables(ctx: Ctx, currency: string, subunitsToUnit: number): Promise<LiveTables> {
  const known = cache.get(ctx.studio) ?? new Map<string, CachedTables>()
  cache.set(ctx.studio, known)
  const now = ctx.clock.now().getTime()
  const last = known.get(currency)
  if (last && Math.abs(now - last.fetchedAt) < freshMs) return last.tables
  const tables = ctx.studio.liveTables({ currency, subunitsToUnit })
  known.set(currency, { fetchedAt: now, tables })
  tables.catch(() => known.delete(currency))
  return tables
}
