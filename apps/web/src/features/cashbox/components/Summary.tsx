import type { ReactNode } from 'react'

/** The effect of a payment on the balance, line by line. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return <dl className="hair num mt-4 grid gap-2 rounded-card bg-surface-2 p-4">{children}</dl>
}

interface SummaryLineProps {
  readonly label: string
  readonly children: ReactNode
  /** Colour of its segment in a bar above. */
  readonly dot?: string
  readonly tone?: string
}

export function SummaryLine({ label, children, dot, tone = '' }: SummaryLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="flex items-baseline gap-2 text-text-2">
        {dot && <span aria-hidden="true" className={`size-2 rounded-xs ${dot}`} />}
        {label}
      </dt>
      <dd className={`shrink-0 text-right font-[650] whitespace-nowrap ${tone}`}>{children}</dd>
    </div>
  )
}
