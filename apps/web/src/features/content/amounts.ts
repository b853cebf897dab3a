import { fillAmounts, type WriteAmount } from '@apogee/rules/content/banners'
import type { StaticPage } from './model'

/** CONST-28: used for a currency without an amount in the text. */
const fallback = 'EUR'

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * CMS-02: inserts amounts into a CMS text: `{bonus_max_bet}` becomes the amount in the reader's currency, or else EUR.
 */
export const withAmounts = (
  html: string,
  variables: NonNullable<StaticPage['variables']>,
  currency: string,
  write: WriteAmount,
): string =>
  fillAmounts(html, variables, currency, (amount, code) =>
    write(amount, code).replace(/[&<>"]/g, (mark) => marks[mark] ?? mark),
  )

type DepositTables = NonNullable<StaticPage['deposit_tables']>

/** CMS-02: the methods of a currency; those of EUR for a currency without any. */
export function methodsFor(
  tables: DepositTables,
  currency: string,
): { currency: string; methods: DepositTables[string] } {
  const code = tables[currency] ? currency : fallback
  return { currency: code, methods: tables[code] ?? [] }
}

/** The table of methods goes where a text has its placeholder: the HTML before, between and after. */
export const aroundTables = (html: string): readonly string[] => html.split('<p>{deposit_table}</p>')
