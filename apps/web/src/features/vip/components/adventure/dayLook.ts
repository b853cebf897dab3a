import { Check, CircleCheck, CircleDot, CircleX, Lock, type LucideIcon, Star, X } from 'lucide-react'
import type { Day } from '../../adventureModel'

type Tone = 'win' | 'danger' | 'accent' | 'info' | 'warn'
type Word = 'today' | 'open' | 'done' | 'missed' | 'tomorrow' | 'later' | 'last'

export interface DayLook {
  readonly tag: LucideIcon
  /** The icon in the row of days. */
  readonly mark: LucideIcon
  readonly tone: Tone
  readonly word: Word
  /** Colour of its tile, a token. */
  readonly glow: string
}

const dayMs = 86_400_000

/** The markers of a day: icon, text and colour. The last day keeps its gold while it is open. */
export function dayLook({ kind, state, startMs }: Pick<Day, 'kind' | 'state' | 'startMs'>, todayMs: number): DayLook {
  if (state === 'completed') return { tag: CircleCheck, mark: Check, tone: 'win', word: 'done', glow: 'var(--win)' }
  if (state === 'lost') return { tag: CircleX, mark: X, tone: 'danger', word: 'missed', glow: 'var(--text-3)' }
  if (state === 'active') {
    const word = startMs === todayMs ? 'today' : 'open'
    const glow = kind === 'superb' ? 'var(--vip-gold)' : 'var(--accent)'
    return { tag: CircleDot, mark: CircleDot, tone: kind === 'superb' ? 'warn' : 'accent', word, glow }
  }
  if (kind === 'superb') return { tag: Star, mark: Star, tone: 'warn', word: 'last', glow: 'var(--vip-gold)' }
  const word = startMs === todayMs + dayMs ? 'tomorrow' : 'later'
  return { tag: Lock, mark: Lock, tone: 'info', word, glow: 'var(--info)' }
}
