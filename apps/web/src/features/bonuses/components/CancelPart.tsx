import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon'

interface PartProps {
  readonly isLost?: boolean
  readonly title: string
  readonly total: string
  readonly children?: ReactNode
}

/** One part of the effect of cancelling: the losses, or the rest. */
export const Part = ({ isLost = false, title, total, children }: PartProps) => (
  <dl className="hair rounded-card bg-surface-2 p-4">
    <div className="num flex items-center gap-3">
      <dt className="flex items-center gap-3 font-[650]">
        <Icon of={isLost ? X : Check} className={isLost ? 'text-danger-text' : 'text-win'} />
        {title}
      </dt>
      <dd className="min-w-0 flex-1 text-right text-20 font-[680] text-balance">{total}</dd>
    </div>
    {children}
  </dl>
)

export const Line = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="num mt-2 flex justify-between gap-4 pl-8 text-14 text-text-2">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
