import { useQuery } from '@tanstack/react-query'
import { ArrowRight, MessageCircle } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { pagesQuery } from '../queries'
import { relatedTo } from '../relatedTo'

/** Shown after a text: related pages, and how to contact support. */
export function Related({ slug }: { readonly slug: string }) {
  const t = useT('content')
  const href = useHref()
  const links = useListLinks()
  const { locale } = useSite()
  const { data: pages = [] } = useQuery(pagesQuery(locale, useIsOnBreak()))
  const related = relatedTo(slug, pages).filter((page) => page.slug !== 'support')
  return (
    <aside {...links} className="mt-12 grid grid-cols-1 gap-4 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_22rem] print:hidden">
      {related.length > 0 && (
        <nav aria-label={t('related')} className="hair rounded-card bg-surface-1 p-4 lg:p-6">
          <p className="pb-2 font-[650] text-16">{t('related')}</p>
          <ul>
            {related.map((page) => (
              <li key={page.slug} className="border-line border-t first:border-0">
                <a
                  href={href(`/${page.slug}`)}
                  className="flex min-h-12 items-center justify-between gap-4 py-3 text-text-2 -outline-offset-2 hover:text-text"
                >
                  <span className="min-w-0 wrap-break-word">{page.title}</span>
                  <Icon of={ArrowRight} className="shrink-0 text-text-3" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {slug !== 'support' && (
        <section className="hair flex flex-col items-start rounded-card bg-surface-1 p-4 lg:p-6">
          <h2 className="font-[650] text-16">{t('question.title')}</h2>
          <p className="mt-2 mb-4 text-text-2">{t('question.text')}</p>
          <a href={href('/support')} className={buttonStyle({ tone: 'ghost', className: 'mt-auto' })}>
            <Icon of={MessageCircle} />
            {t('question.button')}
          </a>
        </section>
      )}
    </aside>
  )
}
