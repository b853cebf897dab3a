import { worthIn } from '@apogee/rules/cashbox/exchange'
import { periodEnd } from '@apogee/rules/limits/period'
import { toWire } from '@apogee/rules/money/units'
import { readBrand } from '../../core/content/brands.ts'
import { getCurrency, readRates } from '../../core/content/configs/paymentConfig.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Licence } from '../../core/http/handler.ts'
import { readMoney } from './limitMoney.ts'
import { insertLimit } from './writeStore.ts'

interface NewAccount {
  readonly playerId: bigint
  readonly licence: Licence
  readonly brand: string
  readonly currency: string
  readonly at: Date
}

const neverRefused = (): never => {
  throw new Error('a default limit of the licence has no valid amount')
}

/** The limits that the licence gives every new account. The player may tighten them, or ask for looser ones. */
export async function setDefaultLimits(tx: Tx, { playerId, licence, brand, currency, at }: NewAccount): Promise<void> {
  const zone = readBrand(brand).timeZone
  for (const { type, period, eur_cents } of readLicence(licence).default_limits) {
    const cents = worthIn(BigInt(eur_cents), getCurrency('EUR'), getCurrency(currency), readRates())
    if (cents === undefined) throw new Error(`no rate for ${currency}`)
    const money = readMoney(neverRefused, [{ currency, amount_cents: toWire(cents) }], currency)
    const activeUntil = periodEnd(period, zone, at)
    await insertLimit(tx, { playerId, type, period, status: 'active', zone, at, money, activeUntil })
  }
}
