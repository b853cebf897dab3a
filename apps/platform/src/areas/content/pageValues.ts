import type { depositRow } from '@apogee/contract/content'
import { methodsOf } from '@apogee/rules/cashbox/methods'
import { noRates } from '@apogee/rules/money/euroScale'
import { toShortDecimal } from '@apogee/rules/money/units'
import { vipThreshold } from '@apogee/rules/vip/progress'
import { z } from 'zod'
import { currencyOfCountry, readCurrencies } from '../../core/content/configs/config.ts'
import { paymentConfigOf } from '../../core/content/configs/paymentConfig.ts'
import { readContent } from '../../core/content/contentFiles.ts'
import { timeText } from '../../core/content/timeText.ts'
import type { Ctx, Licence } from '../../core/http/handler.ts'
import { variablesOf } from './cms/variablesOf.ts'

type DepositRow = z.output<typeof depositRow>
type AmountLimits = { readonly min: string; readonly max: string } | null

export const pageVariables = z.record(
  z.string().regex(/^[a-z_]+$/),
  z.record(z.string().regex(/^[A-Z]{3,5}$/), z.string().regex(/^\d+(?:\.\d+)?$/)),
)

type PageVariables = z.output<typeof pageVariables>

/** The way to BRONZE in every currency with a fixed factor; coins are shown the amount in euro. */
function bronzeThresholds(): PageVariables {
  const own = readCurrencies().flatMap((currency) => {
    const threshold = vipThreshold('BRONZE', currency, noRates)
    return threshold.currency === currency.code ? [{ currency, threshold }] : []
  })
  const of = (part: 'bets' | 'deposits') =>
    Object.fromEntries(
      own.map(({ currency, threshold }) => [
        currency.code,
        toShortDecimal(BigInt(threshold[part]), currency.subunits_to_unit),
      ]),
    )
  return { vip_bronze_bets: of('bets'), vip_bronze_deposits: of('deposits') }
}

/** CMS-02: amounts that texts can use, by currency: `content/config/page-variables.json`, and the VIP thresholds. */
export const readPageVariables = (): PageVariables => ({
  ...readContent('config/page-variables.json', pageVariables),
  ...bronzeThresholds(),
})

/** The variable that is replaced by the payment methods and limits. */
export const depositTable = 'deposit_table'

/** The row that is replaced by the returns of all studios (areas/games). */
export const gameReturns = 'game_returns_rows'

/** Names that texts may use in braces. `{current_year}` is filled in by the client. */
export const pageVariableNames = (brand: string): string[] => [
  ...Object.keys(variablesOf({ brand, locale: 'en', now: new Date(0) })),
  ...Object.keys(readPageVariables()),
  depositTable,
  'current_year',
  gameReturns,
]

const rangeOf = (limits: AmountLimits): [string, string] | null => (limits ? [limits.min, limits.max] : null)

function depositTables(licence: Licence, locale: string): Record<string, DepositRow[]> {
  const config = paymentConfigOf(licence)
  const rows = Object.keys(config.currencies).map((currency): [string, DepositRow[]] => [
    currency,
    methodsOf(config, currency).map(({ id, title, brand, type, deposit, cashout, time }) => ({
      method: id,
      title,
      brand,
      type,
      deposit: rangeOf(deposit),
      cashout: rangeOf(cashout),
      times: { deposit: timeText(time.deposit, locale), cashout: timeText(time.cashout, locale) },
    })),
  ])
  return Object.fromEntries(rows)
}

/** CMS-02: values that depend on the reader, for every currency they may choose. Only those that the text uses. */
export function valuesOf(content: string, licence: Licence, locale: string) {
  const named = new Set([...content.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const used = Object.entries(readPageVariables()).filter(([name]) => named.has(name))
  return {
    ...(used.length > 0 && { variables: Object.fromEntries(used) }),
    ...(named.has(depositTable) && { deposit_tables: depositTables(licence, locale) }),
  }
}

/** CONST-28: the default currency for a reader: their wallet's, else their country's, else EUR. */
export const readerCurrency = ({ player, country }: Pick<Ctx, 'player' | 'country'>): string =>
  player?.currency ?? currencyOfCountry(country)
