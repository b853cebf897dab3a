import { worthIn } from '@apogee/rules/cashbox/exchange'
import { toWire } from '@apogee/rules/money/units'
import { currencyOf, readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Handler } from '../../core/http/handler.ts'
import { listJackpots } from './store.ts'

/** API-067, GAME-08: `{ EUR: { orbit: 4120000 } }`: the total of each jackpot, in every currency that can win it. */
export const sumByCurrency: Handler<'jackpots.byCurrency'> = async (ctx) => {
  const body: Record<string, Record<string, number>> = {}
  const rates = readRates()
  for (const { config, levels } of await listJackpots(ctx.db)) {
    const sum = levels.reduce((total, { pool }) => total + pool.amount, 0n)
    const source = currencyOf(config.currency)
    for (const code of config.allowed_currencies) {
      const target = currencyOf(code)
      const worth = source && target && worthIn(sum, source, target, rates)
      if (worth !== undefined) body[code] = { ...body[code], [config.identifier]: toWire(worth) }
    }
  }
  return { status: 200, body }
}
