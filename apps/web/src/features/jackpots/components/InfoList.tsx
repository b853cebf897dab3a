import { useId } from 'react'
import { artUrl } from '../model'

interface InfoItem {
  readonly art: string
  readonly title: string
  readonly text: string
}

interface InfoListProps {
  readonly title: string
  readonly items: readonly InfoItem[]
  /** The items are steps, in order. */
  readonly isOrdered?: boolean
}

/** Short cards below a title; on a phone they scroll sideways. */
export function InfoList({ title, items, isOrdered = false }: InfoListProps) {
  const id = useId()
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8">
      <h2 id={id} className="mb-3 font-[650] text-20 tracking-tight lg:mb-4">
        {title}
      </h2>
      <List className="scrollbar-none relative -mx-(--page-x) flex snap-x scroll-px-(--page-x) gap-3 overflow-x-auto px-(--page-x) lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:px-0">
        {items.map(({ art, title: name, text }, index) => (
          <li key={art} className="hair w-60 shrink-0 snap-start rounded-card bg-surface-1 p-4 lg:w-auto">
            <div className="flex items-center gap-3">
              <img
                src={artUrl(art, 96)}
                alt=""
                width={40}
                height={40}
                loading="lazy"
                decoding="async"
                className="size-10"
              />
              <h3 className="font-semibold">
                {isOrdered && <span className="num text-text-3">{index + 1} </span>}
                {name}
              </h3>
            </div>
            <p className="mt-2 text-14 text-text-2">{text}</p>
          </li>
        ))}
      </List>
    </section>
  )
}
