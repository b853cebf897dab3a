import { CalendarClock, CirclePlay, Flag } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import type { TournamentStatus } from '../model'

const looks = {
  active: { icon: CirclePlay, colour: 'text-win' },
  future: { icon: CalendarClock, colour: 'text-info' },
  archive: { icon: Flag, colour: 'text-light' },
} as const

/** Running, announced or finished, on a scene. */
export function StatusTag({ status }: { readonly status: TournamentStatus }) {
  const t = useT('tournaments')
  const { icon, colour } = looks[status]
  return (
    <span
      className={`inline-flex h-6 shrink-0 items-center gap-1 rounded-full bg-(--on-light)/70 pr-2.5 pl-1.5 text-12 font-[620] whitespace-nowrap ${colour}`}
    >
      <Icon of={icon} size={16} />
      {t(`status.${status}`)}
    </span>
  )
}
