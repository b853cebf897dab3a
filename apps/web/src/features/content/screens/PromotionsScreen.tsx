import { useT } from '../../../lib/i18n/TextsProvider'
import { useListLinks } from '../../../lib/navigation/links'
import { EmptyState } from '../../../ui/states/EmptyState'
import { PageBody } from '../components/PageBody'
import { PageCard } from '../components/PageCard'
import { PageHero } from '../components/PageHero'
import { Related } from '../components/Related'
import type { PageScreenProps } from './StaticPageScreen'

/** RT-44: the promotions as cards, and the terms that apply to all of them. */
export function PromotionsScreen({ page, currency }: PageScreenProps) {
  const t = useT('content')
  const links = useListLinks()
  const { slug, title, description, children = [] } = page
  // If both two and three per row would leave one gap, the first card is twice as wide.
  const isFirstWide = children.length % 6 === 5
  return (
    <div className="px-(--page-x) pt-4 pb-8 lg:pt-6">
      <PageHero title={title} text={description} seed={slug} object="megaphone" />
      {page.isBlank ? null : children.length === 0 ? (
        <EmptyState
          art={<img src="/media/art/1/megaphone/256.webp" alt="" width={112} height={112} />}
          title={t('promotions.emptyTitle')}
          text={t('promotions.emptyText')}
        />
      ) : (
        <ul
          {...links}
          className={`mt-6 grid grid-cols-1 gap-4 md:grid-cols-2 lg:mt-8 lg:gap-6 xl:grid-cols-3 ${isFirstWide ? '' : 'min-[108rem]:grid-cols-4'}`}
        >
          {children.map((child, index) => {
            const isWide = isFirstWide && index === 0
            return (
              <li key={child.slug} className={isWide ? 'grid md:col-span-2' : 'grid'}>
                <PageCard page={child} isFirst={index < 2} isWide={isWide} action={t('promotions.rules')} />
              </li>
            )
          })}
        </ul>
      )}
      <PageBody page={page} currency={currency} />
      <Related slug={slug} />
    </div>
  )
}
