import type { ReactNode } from 'react'
import { Below } from '../../../lib/Below'
import { PageBody } from '../components/PageBody'
import { PageFacts } from '../components/PageFacts'
import { PageHero } from '../components/PageHero'
import { Related } from '../components/Related'
import type { StaticPage } from '../model'

export interface PageScreenProps {
  readonly page: StaticPage
  /** Of the reader's wallet; null for a guest. */
  readonly currency: string | null
  /** What one comes for, before the text. */
  readonly lead?: ReactNode
}

/** RT-44, RT-45: a page of text, to read, to jump about in and to print. */
export function StaticPageScreen({ page, currency, lead }: PageScreenProps) {
  const { slug, title, description, updated, art } = page
  return (
    <div className="mx-auto max-w-[75rem] pb-8">
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
