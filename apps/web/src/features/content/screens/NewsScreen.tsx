import { ArrowLeft } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { articlesOf } from '../articlesOf'
import { PageBody } from '../components/PageBody'
import { PageCard } from '../components/PageCard'
import { PageHero } from '../components/PageHero'
import type { StaticPage } from '../model'
import type { PageScreenProps } from './StaticPageScreen'

interface NewsScreenProps extends PageScreenProps {
  /** The news list, for further reading. */
  readonly news: StaticPage | null
}

const fewMore = 3

/** RT-51: one article, and the next ones. */
export function NewsScreen({ page, news, currency }: NewsScreenProps) {
  const t = useT('content')
  const href = useHref()
  const links = useListLinks()
  const { locale } = useSite()
  const { slug, title, description, published, art } = page
  const day = (date: string | undefined) => date && formatDate(date, locale, 'day', 'UTC')
  const more = articlesOf(news?.children ?? [], 1).articles.filter((each) => each.slug !== slug)
  return (
    <div {...links} className="mx-auto max-w-[75rem] pb-8">
      <article>
        <PageHero
          title={title}
          text={description}
          seed={slug}
          art={art}
          before={
            <a
              href={href('/news')}
              className="mb-4 inline-flex h-11 items-center gap-2 font-[620] text-text-2 hover:text-text print:hidden"
            >
              <Icon of={ArrowLeft} />
              {t('news.all')}
            </a>
          }
        >
          {published && (
            <time dateTime={published} className="mt-4 block text-12 text-text-2">
              {day(published)}
            </time>
          )}
        </PageHero>
        <PageBody page={page} currency={currency} />
      </article>
      {more.length > 0 && (
        <section className="mt-12 print:hidden">
          <h2 className="mb-4 font-[650] text-20">{t('news.more')}</h2>
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-6">
            {more.slice(0, fewMore).map((article) => (
              <li key={article.slug} className="grid">
                <PageCard page={article} isFirst={false} note={day(article.published)} action={t('news.read')} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
