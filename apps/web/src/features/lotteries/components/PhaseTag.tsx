import { CalendarClock, CircleCheck, CirclePlay, Sparkles } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Tag } from '../../../ui/Tag'
import type { Phase } from '../model'

const phaseStyles = {
  future: { tone: 'info', icon: CalendarClock },
  active: { tone: 'win', icon: CirclePlay },
  draw: { tone: 'warn', icon: Sparkles },
  archive: { tone: 'mute', icon: CircleCheck },
} as const

export function PhaseTag({ phase }: { readonly phase: Phase }) {
  const t = useT('lotteries')
  return <Tag {...phaseStyles[phase]}>{t(`status.${phase}`)}</Tag>
}
