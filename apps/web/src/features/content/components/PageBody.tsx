import type { ReactNode } from 'react'
import type { StaticPage } from '../model'
import { FoldedContents, SideContents } from './Contents'
import { PageText } from './PageText'

// A page with fewer sections needs no table of contents.
const fewest = 3

interface PageBodyProps {
  readonly page: StaticPage
  readonly currency: string | null
  /** The main content, above the text. */
  readonly lead?: ReactNode
}

/** A page's text with its table of contents. */
export function PageBody({ page, currency, lead }: PageBodyProps) {
  const hasContents = page.headings.length >= fewest
  return (
    <>
      {hasContents && <FoldedContents headings={page.headings} />}
      <div className="mt-6 grid grid-cols-1 gap-12 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_15rem] lg:px-10 print:block print:p-0">
        <div className="min-w-0 max-w-[44rem] print:max-w-none">
          {lead}
          <PageText page={page} currency={currency} />
        </div>
        {hasContents && (
          <div>
            <SideContents headings={page.headings} />
          </div>
        )}
      </div>
    </>
  )
}
