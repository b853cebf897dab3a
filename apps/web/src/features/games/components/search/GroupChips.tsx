import { useId } from 'react'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { pillStyle } from '../../../../ui/pillStyle'
import type { GameGroup } from '../../listing/groups'
import { CategoryIcon } from '../listing/CategoryIcon'

interface GroupChipsProps {
  readonly title: string
  readonly groups: readonly GameGroup[]
  readonly isCategory?: boolean
}

/** Studios or categories by name; renders nothing when empty. */
export function GroupChips({ title, groups, isCategory = false }: GroupChipsProps) {
  const id = useId()
  const href = useHref()
  const links = useListLinks()
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-6">
      <h3 id={id} className="mb-3 font-[650] text-16">
        {title}
      </h3>
      <ul {...links} className="flex flex-wrap gap-2">
        {groups.map(({ id, url, title }) => (
          <li key={id}>
            <a href={href(url)} className={pillStyle({ icon: isCategory })}>
              {isCategory ? (
                <>
                  <CategoryIcon of={id} />
                  {title}
                </>
              ) : (
                <img
                  src={`/media/studio/1/${id}.svg`}
                  alt={title}
                  width={102}
                  height={24}
                  className="h-6 w-auto object-contain"
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
