import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDrawn } from '../../../../lib/delivery'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { textIf } from '../../../../lib/i18n/textIf'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { pillStyle } from '../../../../ui/pillStyle'
import { listsQuery } from '../../queries'
import { CategoryIcon } from './CategoryIcon'

interface CategoryPillsProps {
  readonly slugs: readonly string[]
  /** The current one; the lobby itself shows all. */
  readonly current: string
  /** Players also get their own categories: favourites and recently played (LOB-02). */
  readonly isPlayer: boolean
}

/** The row of categories that sticks below the header. Those without games or without a name are left out. */
export function CategoryPills({ slugs, current, isPlayer }: CategoryPillsProps) {
  const t = useT('games')
  const href = useHref()
  const links = useListLinks()
  const { data: lists = [] } = useQuery(listsQuery)
  const row = useRef<HTMLElement>(null)
  const isDrawn = useDrawn()
  // On its own page, a category far down the row is scrolled into view.
  useEffect(() => {
    const { current: nav } = row
    const pill = isDrawn && nav?.querySelector<HTMLElement>('[aria-current]')
    if (pill) nav?.scrollTo({ left: pill.offsetLeft - (nav.clientWidth - pill.offsetWidth) / 2 })
  }, [isDrawn])
  const pill = (icon: string, path: string, label: string) => (
    <li key={icon}>
      <a
        href={href(path)}
        aria-current={icon === current ? 'page' : undefined}
        className={pillStyle({ on: icon === current, icon: true })}
      >
        <CategoryIcon of={icon} />
        {label}
      </a>
    </li>
  )
  const [all, ...others] = slugs.flatMap((slug) => {
    const title = textIf(t, `categories.${slug}`)
    const isOffered = lists.length === 0 || lists.includes(slug)
    return isOffered && title !== undefined ? [pill(slug, `/categories/${slug}`, title)] : []
  })
  return (
    <nav
      ref={row}
      aria-label={t('categories.label')}
      className="scrollbar-none min-[108rem]:fade-ends sticky top-(--header-height) z-10 -mx-(--page-x) -mt-4 overflow-x-auto border-line bg-bar lg:-mt-6 lg:border-y min-[108rem]:mx-0"
    >
      <ul {...links} className="flex w-max gap-2 px-(--page-x) py-2 lg:py-3 min-[108rem]:px-0">
        {all}
        {isPlayer && pill('favourites', '/favorite-games', t('categories.favourites'))}
        {isPlayer && pill('recent', '/categories/recent', t('categories.recent'))}
        {others}
      </ul>
    </nav>
  )
}
