import { useT } from '../../../../lib/i18n/TextsProvider'
import { Tag } from '../../../../ui/Tag'
import type { Day } from '../../adventureModel'
import { dayStyle } from './dayStyle'

/** The state of a day as text. */
export function useDayLabel(todayMs: number): (day: Day) => string {
  const t = useT('adventure')
  return (day) => t(`tags.${dayStyle(day, todayMs).label}`, { days: Math.round((day.startMs - todayMs) / 86_400_000) })
}

export function DayTag({ day, todayMs }: { readonly day: Day; readonly todayMs: number }) {
  const { tag, tone } = dayStyle(day, todayMs)
  const word = useDayLabel(todayMs)
  return (
    <Tag icon={tag} tone={tone}>
      {word(day)}
    </Tag>
  )
}
