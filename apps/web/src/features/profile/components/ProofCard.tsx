import { CircleCheck, CircleDashed, Clock, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { Tag } from '../../../ui/Tag'
import type { Verification } from '../queries'

export type ProofState = Verification['asked'][number]['state']

const stateStyles: Readonly<Record<ProofState, { tone: 'win' | 'warn' | 'danger' | 'mute'; icon: LucideIcon }>> = {
  missing: { tone: 'mute', icon: CircleDashed },
  waiting: { tone: 'warn', icon: Clock },
  rejected: { tone: 'danger', icon: RotateCcw },
  approved: { tone: 'win', icon: CircleCheck },
}

interface ProofCardProps {
  readonly icon: LucideIcon
  readonly title: string
  /** Accepted documents. */
  readonly text: string
  /** The reason for the requirement. */
  readonly why?: string
  readonly state: ProofState
  readonly children?: ReactNode
}

/** One required proof: its reason, its status, and where to provide it. */
export function ProofCard({ icon, title, text, why, state, children }: ProofCardProps) {
  const t = useT('profile')
  return (
    <li className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <div className="flex items-start gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-surface-3 text-text-2">
          <Icon of={icon} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 className="font-[650]">{title}</h3>
            <Tag {...stateStyles[state]}>{t(`verification.standings.${state}`)}</Tag>
          </div>
          <p className="mt-1 text-14 text-text-2">{text}</p>
          {why && state !== 'approved' && <p className="mt-1 text-12 text-text-3">{why}</p>}
        </div>
      </div>
      {children}
    </li>
  )
}
