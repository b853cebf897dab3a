import type { ReactNode } from 'react'

/** A section of the security page with its own heading. */
export function SecurityCard({ title, mark, children }: { title: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16 font-[650]">{title}</h2>
        {mark}
      </div>
      {children}
    </section>
  )
}
