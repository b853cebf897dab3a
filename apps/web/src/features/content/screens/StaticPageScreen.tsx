import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { FoldedContents, SideContents } from '../components/Contents'
import { WrittenText } from '../components/WrittenText'
import type { StaticPage } from '../model'

// Fewer sections are seen at a glance.
const fewest = 3

/** RT-44, RT-45: a page of text, to read, to jump about in and to print. */
export function StaticPageScreen({ page }: { readonly page: StaticPage }) {
  const t = useT('content')
  const { locale } = useSite()
  const { title, description, html, updated, headings } = page
  const hasContents = headings.length >= fewest
  return (
    <article className="mx-auto max-w-[66rem] pt-4 pb-8 lg:pt-8">
      <header className="border-b border-line pb-6 lg:pb-8">
        <h1 className="display text-20 text-balance wrap-break-word hyphens-auto min-[22.5rem]:text-24 md:text-44">
          {title}
        </h1>
        <p className="mt-4 max-w-[62ch] text-16 text-text-2">{description}</p>
        {updated && (
          <p className="mt-4 text-12 text-text-3">
            {t.rich('updated', {
              date: () => (
                <time key="date" dateTime={updated}>
                  {formatDate(updated, locale, 'day', 'UTC')}
                </time>
              ),
            })}
          </p>
        )}
      </header>
      {hasContents && <FoldedContents headings={headings} />}
      <div className="mt-6 grid gap-12 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_15rem] print:block">
        <WrittenText html={html} className="prose" />
        {hasContents && (
          <div>
            <SideContents headings={headings} />
          </div>
        )}
      </div>
    </article>
  )
}
