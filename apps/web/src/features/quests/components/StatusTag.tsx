import { CalendarClock, CirclePlay, Flag, type LucideIcon } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Tag } from '../../../ui/Tag'
import type { Status } from '../model'

const statusStyles: Readonly<Record<Status, { readonly icon: LucideIcon; readonly tone: 'win' | 'info' | 'mute' }>> = {
  active: { icon: CirclePlay, tone: 'win' },
  future: { icon: CalendarClock, tone: 'info' },
  archive: { icon: Flag, tone: 'mute' },
}

/** TRN-07: the status as a tag. */
export function StatusTag({ status }: { readonly status: Status }) {
  const t = useT('quests')
  return <Tag {...statusStyles[status]}>{t(`status.${status}`)}</Tag>
}
