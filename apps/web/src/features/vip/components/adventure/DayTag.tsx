import { useT } from '../../../../lib/i18n/TextsProvider'
import { Tag } from '../../../../ui/Tag'
import type { Day } from '../../adventureModel'
import { dayLook } from './dayLook'

/** The state of a day as text. */
export function useDayWord(todayMs: number): (day: Day) => string {
  const t = useT('adventure')
  return (day) => t(`tags.${dayLook(day, todayMs).word}`, { days: Math.round((day.startMs - todayMs) / 86_400_000) })
}

export function DayTag({ day, todayMs }: { readonly day: Day; readonly todayMs: number }) {
  const { tag, tone } = dayLook(day, todayMs)
  const word = useDayWord(todayMs)
  return (
    <Tag icon={tag} tone={tone}>
      {word(day)}
    </Tag>
  )
}
