import { Ban, CircleCheck, CircleX, Clock, Gift, Hourglass, type LucideIcon, Play, Timer } from 'lucide-react'
import { humanize } from '../../../lib/browser/humanize'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Tag } from '../../../ui/Tag'
import type { BonusEvent } from '../eventsQuery'

const stageStyles: Readonly<
  Record<BonusEvent['stage'], readonly ['accent' | 'info' | 'win' | 'warn' | 'mute', LucideIcon]>
> = {
  issued: ['accent', Gift],
  wait: ['info', Hourglass],
  activated: ['info', Play],
  handle_bets: ['info', Timer],
  wager_done: ['win', CircleCheck],
  finished: ['win', CircleCheck],
  lost: ['mute', CircleX],
  canceled: ['mute', Ban],
  expired: ['warn', Clock],
}

/** BON-05 as text, for free spins too. Another platform may have additional stages. */
export function StageTag({ stage }: Pick<BonusEvent, 'stage'>) {
  const t = useT('bonuses')
  const [tone, icon] = stageStyles[stage] ?? ['mute', Gift]
  return (
    <Tag tone={tone} icon={icon}>
      {stage in stageStyles ? t(`stages.${stage}`) : humanize(stage)}
    </Tag>
  )
}
