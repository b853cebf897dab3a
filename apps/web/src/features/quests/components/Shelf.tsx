import { type ReactNode, useId } from 'react'
import { useListLinks } from '../../../lib/navigation/links'

interface ShelfProps {
  readonly title: string
  /** The number of entries. */
  readonly note?: string
  readonly children: ReactNode
}

export function Shelf({ title, note, children }: ShelfProps) {
  const id = useId()
  const links = useListLinks()
  return (
    <section aria-labelledby={id} {...links}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-20 font-[650]">
          {title}
        </h2>
        {note && <p className="num text-14 text-text-2">{note}</p>}
      </div>
      {children}
    </section>
  )
}
