import { type ReactNode, useId } from 'react'

interface PartProps {
  readonly title: string
  readonly note?: string | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A titled part of the hub. */
export function HubPart({ title, note, aside, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-20 font-[650]">
          {title}
        </h2>
        {note && <span className="num text-text-2">{note}</span>}
        {aside && <span className="ml-auto">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
