import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { buttonStyle } from '../../../ui/buttonStyle'
import { EmptyState } from '../../../ui/states/EmptyState'
import { articlesOf } from '../articlesOf'
import { PageCard } from '../components/PageCard'
import { PageHero } from '../components/PageHero'
import type { StaticPage } from '../model'

interface NewsListScreenProps {
  readonly page: StaticPage
  /** The page of the list, from 1. */
  readonly number: number
}

/** RT-51, CONST-42: the articles, the newest first, six at a time. */
export function NewsListScreen({ page: own, number }: NewsListScreenProps) {
  const { slug, title, description, isBlank, children = [] } = own
  const t = useT('content')
  const links = useListLinks()
  const { locale } = useSite()
  const { articles, page, pages } = articlesOf(children, number)
  return (
    <div className="mx-auto max-w-[75rem] pb-8">
      <PageHero title={title} text={description} seed={slug} object="rolled-up-newspaper" />
      {isBlank ? null : articles.length === 0 ? (
        <EmptyState
          art={<img src="/media/art/1/rolled-up-newspaper/256.webp" alt="" width={112} height={112} />}
          title={t('news.emptyTitle')}
          text={t('news.emptyText')}
        />
      ) : (
        <ul {...links} className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-2 lg:mt-8 lg:gap-6 xl:grid-cols-3">
          {articles.map((article, index) => (
            <li key={article.slug} className="grid">
              <PageCard
                page={article}
                isFirst={index < 2}
                note={article.published && formatDate(article.published, locale, 'day', 'UTC')}
                action={t('news.read')}
              />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} />}
    </div>
  )
}

function Pager({ page, pages }: { readonly page: number; readonly pages: number }) {
  const t = useT('content')
  const href = useHref()
  const to = (number: number) => href('/news') + (number > 1 ? `?page=${number}` : '')
  const look = buttonStyle({ tone: 'ghost' })
  return (
    <nav aria-label={t('news.pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <a href={to(page - 1)} className={look} rel="prev">
          {t('news.newer')}
        </a>
      )}
      <span className="num text-text-2">{t('news.page', { page, pages })}</span>
      {page < pages && (
        <a href={to(page + 1)} className={look} rel="next">
          {t('news.older')}
        </a>
      )}
    </nav>
  )
}
