import { roundMoneyText } from '@apogee/rules/cashbox/moneyText'
import { toDecimal } from '@apogee/rules/money/units'
import { itemAt } from '@apogee/rules/validation/required'
import { everyLocale } from '../../core/content/brands.ts'
import { readStatuses } from '../../core/content/configs/config.ts'
import { currencyOf } from '../../core/content/configs/paymentConfig.ts'
import { statusName } from '../../core/content/statusName.ts'
import { textOf } from '../../core/content/texts.ts'
import type { Sector } from './contents.ts'
import type { LootboxRow } from './store.ts'

function moneyIn(cents: number, code: string, locale: string): string {
  const currency = currencyOf(code)
  if (!currency) throw new Error(`unknown currency ${code}`)
  return roundMoneyText(toDecimal(BigInt(cents), currency.subunits_to_unit), currency, locale)
}

/** The title of a sector: "20 free spins", "€5 bonus". */
export function prizeTitle(sector: Sector, currency: string, locale: string): string {
  if (sector.type === 'freespins') return textOf(locale, 'lootboxes.prize.freespins', { count: String(sector.count) })
  const own = sector.amounts[currency]
  const [code, cents] = own === undefined ? itemAt(Object.entries(sector.amounts), 0) : [currency, own]
  return textOf(locale, 'lootboxes.prize.bonus', { amount: moneyIn(cents, code, locale) })
}

/** The titles of a sector by language, as stored with gifts. */
export const prizeTitles = (sector: Sector, currency: string): Record<string, string> =>
  Object.fromEntries(everyLocale().map((locale) => [locale, prizeTitle(sector, currency, locale)]))

/** The reason for a box: "For your deposit of €50", "A gift for Silver, one every week". */
export function reasonOf({ strategy, source }: Pick<LootboxRow, 'strategy' | 'source'>, locale: string, brand: string) {
  return textOf(locale, `lootboxes.reason.${strategy}`, valuesOf(source, locale, brand), brand)
}

function valuesOf({ cents, currency, level, group }: LootboxRow['source'], locale: string, brand: string) {
  const status = readStatuses().find(({ id }) => id === group)
  return {
    ...(cents !== undefined && currency !== undefined && { amount: moneyIn(cents, currency, locale) }),
    ...(level !== undefined && { level: level.replace(/^level_/, '') }),
    ...(group !== undefined && { status: status ? statusName(status, locale, brand) : '' }),
  }
}
