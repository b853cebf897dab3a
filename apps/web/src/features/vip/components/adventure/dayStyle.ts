import { Check, CircleCheck, CircleDot, CircleX, Lock, type LucideIcon, Star, X } from 'lucide-react'
import type { Day } from '../../adventureModel'

type Tone = 'win' | 'danger' | 'accent' | 'info' | 'warn'
type DayLabel = 'today' | 'open' | 'done' | 'missed' | 'tomorrow' | 'later' | 'last'

export interface DayStyle {
  readonly tag: LucideIcon
  readonly mark: LucideIcon
  readonly tone: Tone
  readonly label: DayLabel
  /** Colour of its tile, a token. */
  readonly glow: string
}

const dayMs = 86_400_000

/** The markers of a day: icon, text and colour. The last day keeps its gold while it is open. */
export function dayStyle({ kind, state, startMs }: Pick<Day, 'kind' | 'state' | 'startMs'>, todayMs: number): DayStyle {
  if (state === 'completed') return { tag: CircleCheck, mark: Check, tone: 'win', label: 'done', glow: 'var(--win)' }
  if (state === 'lost') return { tag: CircleX, mark: X, tone: 'danger', label: 'missed', glow: 'var(--text-3)' }
  if (state === 'active') {
    const word = startMs === todayMs ? 'today' : 'open'
    const glow = kind === 'superb' ? 'var(--vip-gold)' : 'var(--accent)'
    return { tag: CircleDot, mark: CircleDot, tone: kind === 'superb' ? 'warn' : 'accent', label: word, glow }
  }
  if (kind === 'superb') return { tag: Star, mark: Star, tone: 'warn', label: 'last', glow: 'var(--vip-gold)' }
  const word = startMs === todayMs + dayMs ? 'tomorrow' : 'later'
  return { tag: Lock, mark: Lock, tone: 'info', label: word, glow: 'var(--info)' }
}
