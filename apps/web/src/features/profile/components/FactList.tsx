import type { ReactNode } from 'react'

/** What is known, line by line: its name, and what it says. */
export function FactList({ facts }: { readonly facts: readonly (readonly [name: string, fact: ReactNode])[] }) {
  return (
    <dl className="hair divide-y divide-line rounded-card bg-surface-1 px-4 lg:px-6">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <dt className="text-text-2">{name}</dt>
          <dd className="min-w-0 font-medium wrap-break-word">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
