import { Ban, CircleCheck, CircleX, Clock, Gift, Hourglass, type LucideIcon, Timer } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Tag } from '../../../ui/Tag'
import type { Bonus } from '../queries'

const looks: Readonly<Record<Bonus['stage'], readonly ['accent' | 'info' | 'win' | 'warn' | 'mute', LucideIcon]>> = {
  issued: ['accent', Gift],
  wait: ['info', Hourglass],
  handle_bets: ['info', Timer],
  wager_done: ['win', CircleCheck],
  finished: ['win', CircleCheck],
  lost: ['mute', CircleX],
  canceled: ['mute', Ban],
  expired: ['warn', Clock],
}

/** BON-05 in words. */
export function StageTag({ stage }: Pick<Bonus, 'stage'>) {
  const t = useT('bonuses')
  const [tone, icon] = looks[stage]
  return (
    <Tag tone={tone} icon={icon}>
      {t(`stages.${stage}`)}
    </Tag>
  )
}
