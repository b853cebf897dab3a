import { crossRate, exchange } from '@apogee/rules/money/exchange'
import { toWire } from '@apogee/rules/money/units'
import { quarterStart, vipProgressOf } from '@apogee/rules/vip/progress'
import { vipStatusOf } from '@apogee/rules/vip/statuses'
import { depositsSince } from '../areas/cashbox/store.ts'
import { betsSince } from '../areas/games/roundStore.ts'
import { groupsOf } from '../areas/vip/store.ts'
import { currencyOf, readRates } from '../core/content/paymentConfig.ts'
import type { Handler } from '../core/http/handler.ts'

interface Sum {
  readonly currency: string
  readonly cents: bigint
}

/** Sums of several wallets in one currency; what has no rate counts for nothing. */
function inOne(sums: readonly Sum[], currency: string): number {
  const { value_in_eur: values } = readRates()
  const target = currencyOf(currency)
  const converted = sums.map(({ currency: from, cents }) => {
    if (from === currency) return cents
    const [source, value, targetValue] = [currencyOf(from), values[from], values[currency]]
    if (!source || !target || value === undefined || targetValue === undefined) return 0n
    const subunits = { fromSubunits: source.subunits_to_unit, toSubunits: target.subunits_to_unit }
    return exchange(cents, { rate: crossRate(value, targetValue), ...subunits })
  })
  return toWire(converted.reduce((sum, cents) => sum + cents, 0n))
}

/** API-103: what the player deposited and staked since the quarter began, all his wallets in the currency he plays in. */
export const readVipProgress: Handler<'vip.progress'> = async ({ db, clock, player }) => {
  const since = quarterStart(clock.now())
  const [groups, deposits, bets] = await Promise.all([
    groupsOf(db, player.id),
    depositsSince(db, player.id, since),
    betsSince(db, player.id, since),
  ])
  const { currency } = player
  const figures = { deposits: inOne(deposits, currency), bets: inOne(bets, currency) }
  return { status: 200, body: { userId: Number(player.id), ...vipProgressOf(vipStatusOf(groups), figures, currency) } }
}
