import type { ReactNode } from 'react'
import { Below } from '../../../lib/delivery'
import { PageBody } from '../components/PageBody'
import { PageFacts } from '../components/PageFacts'
import { PageHero } from '../components/PageHero'
import { Related } from '../components/Related'
import type { StaticPage } from '../model'

export interface PageScreenProps {
  readonly page: StaticPage
  /** The currency of the reader's wallet; null for a guest. */
  readonly currency: string | null
  /** The main content, above the text. */
  readonly lead?: ReactNode
  /** RT-55: at full width. */
  readonly isWide?: boolean
}

/** RT-44, RT-45: a text page, for reading, navigating by headings, and printing. */
export function StaticPageScreen({ page, currency, lead, isWide = false }: PageScreenProps) {
  const { slug, title, description, updated, art } = page
  return (
    <div className={isWide ? 'px-(--page-x) pt-4 pb-8 lg:pt-6' : 'mx-auto max-w-[75rem] pb-8'}>
      <article>
        <PageHero title={title} text={description} seed={slug} art={art}>
          <PageFacts updated={updated} />
        </PageHero>
        <Below>
          <PageBody page={page} currency={currency} lead={lead} />
        </Below>
      </article>
      <Below>
        <Related slug={slug} />
      </Below>
    </div>
  )
}
