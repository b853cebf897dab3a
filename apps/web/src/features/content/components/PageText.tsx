import { Fragment, Suspense } from 'react'
import { lazyPart } from '../../../lib/delivery'
import { useSite } from '../../../lib/page/site'
import { aroundTables, withAmounts } from '../amounts'
import type { StaticPage } from '../model'
import { amountText } from './amountText'
import type { DepositTableProps } from './DepositTable'
import { WrittenText } from './WrittenText'

// Only few pages have one.
const DepositTable = import.meta.env.SSR
  ? (await import('./DepositTable')).default
  : lazyPart<DepositTableProps>(() => import('./DepositTable'))

interface PageTextProps {
  readonly page: StaticPage
  /** The currency of the reader's wallet; guests get that of their country. */
  readonly currency: string | null
}

/** A page's text with amounts and tables in the reader's currency. */
export function PageText({ page, currency }: PageTextProps) {
  const { locale } = useSite()
  const { html, variables = {}, deposit_tables: tables } = page
  const code = currency ?? page.currency ?? 'EUR'
  const filled = withAmounts(html, variables, code, (amount, unit) => amountText(amount, unit, locale))
  return aroundTables(filled).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which has no other order
    <Fragment key={index}>
      {index > 0 && tables && (
        <Suspense>
          <DepositTable tables={tables} currency={code} isPlayer={currency !== null} />
        </Suspense>
      )}
      <WrittenText html={part} className="prose" />
    </Fragment>
  ))
}
