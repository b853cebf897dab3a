import type { ReactNode } from 'react'

export const Shelf = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 flex items-baseline gap-3 text-20 font-[650]">
      {title}
      <span className="num text-14 font-normal text-text-2">{note}</span>
    </h2>
    {children}
  </section>
)
