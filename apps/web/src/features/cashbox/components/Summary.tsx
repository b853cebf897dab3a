import type { ReactNode } from 'react'

/** What a payment does to the balance, line by line. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return <dl className="hair num mt-4 grid gap-2 rounded-card bg-surface-2 p-4">{children}</dl>
}

export function SummaryLine({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-text-2">{label}</dt>
      <dd className="font-[650]">{children}</dd>
    </div>
  )
}
