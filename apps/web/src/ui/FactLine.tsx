import type { ReactNode } from 'react'

interface FactLineProps {
  /** Those that are missing are left out. */
  readonly facts: readonly (ReactNode | false | null | undefined)[]
}

/** Facts in a row with dots between them. A line that wraps neither begins nor ends with a dot. */
export function FactLine({ facts }: FactLineProps) {
  return (
    <span className="block overflow-hidden">
      {/* The first dot of each line is to the left of the edge. */}
      <span className="-ml-3 flex flex-wrap">
        {facts.filter(Boolean).map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no identity but its place
          <span key={at} className="relative pl-3">
            <span aria-hidden="true" className="absolute left-1">
              ·
            </span>
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
