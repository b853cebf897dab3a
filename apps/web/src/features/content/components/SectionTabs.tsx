import type { ReactNode } from 'react'
import { useCurrentInView } from '../../../lib/browser/useCurrentInView'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { type SectionSlug, type sectionGroups, sectionKey, tabsOf } from '../sections'

/** Shown next to a tab's name: a count, an icon. */
export type SectionMarks = { readonly [S in SectionSlug]?: ReactNode }

interface SectionTabsProps {
  /** Tab names that differ from the page's title. */
  readonly names?: { readonly [S in SectionSlug]?: string }
  readonly marks?: SectionMarks
  readonly group: keyof typeof sectionGroups
  readonly current: SectionSlug
  /** Pages that are not for this visitor now. */
  readonly hidden?: readonly SectionSlug[]
  readonly className?: string
}

/** The pages of a group as tabs; on a phone they scroll, with the current one in view. */
export function SectionTabs({ group, current, names = {}, marks = {}, hidden = [], className = '' }: SectionTabsProps) {
  const t = useT('content')
  const href = useHref()
  const links = useListLinks()
  const { hiddenPages } = useSite()
  const away = [...hidden, ...hiddenPages.map((path) => path.slice(1))]
  const list = useCurrentInView<HTMLUListElement>(current)
  return (
    <nav aria-label={t(`sections.groups.${group}`)} className={className} {...links}>
      <ul
        ref={list}
        className="scrollbar-none relative -mx-(--page-x) flex overflow-x-auto px-(--page-x) shadow-[inset_0_-1px_var(--line)] lg:mx-0 lg:px-0"
      >
        {tabsOf(group, current, away).map((slug) => (
          <li key={slug} className="group shrink-0">
            <a
              href={href(`/${slug}`)}
              aria-current={slug === current ? 'page' : undefined}
              className="group/tab block px-3 font-medium text-text-2 group-first:pl-0 group-last:pr-0 hover:text-text aria-[current]:text-text"
            >
              <span className="flex h-12 items-center gap-2 group-aria-[current]/tab:shadow-[inset_0_-3px_var(--accent)]">
                {names[slug] ?? t(`sections.${sectionKey(slug)}.title`)}
                {marks[slug]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
