import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import { type AreaSlug, type areaGroups, areaKey, tabsOf } from '../areas'

/** What stands beside the name of a page among the tabs: a count, a sign. */
export type AreaMarks = { readonly [S in AreaSlug]?: ReactNode }

interface AreaTabsProps {
  /** What a tab is called where that is not the title of its page. */
  readonly names?: { readonly [S in AreaSlug]?: string }
  readonly marks?: AreaMarks
  readonly group: keyof typeof areaGroups
  readonly current: AreaSlug
  readonly className?: string
}

/** The pages of a group beside one another; on a phone they scroll, the current one in sight. */
export function AreaTabs({ group, current, names = {}, marks = {}, className = '' }: AreaTabsProps) {
  const t = useT('content')
  const href = useHref()
  const links = useListLinks()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={t(`areas.groups.${group}`)} className={className} {...links}>
      <ul
        ref={list}
        className="scrollbar-none relative -mx-(--page-x) flex gap-6 overflow-x-auto px-(--page-x) shadow-[inset_0_-1px_var(--line)] lg:mx-0 lg:px-0"
      >
        {tabsOf(group, current).map((slug) => (
          <li key={slug} className="shrink-0">
            <a
              href={href(`/${slug}`)}
              aria-current={slug === current ? 'page' : undefined}
              className="flex h-12 items-center gap-2 font-medium text-text-2 hover:text-text aria-[current]:text-text aria-[current]:shadow-[inset_0_-3px_var(--accent)]"
            >
              {names[slug] ?? t(`areas.${areaKey(slug)}.title`)}
              {marks[slug]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
