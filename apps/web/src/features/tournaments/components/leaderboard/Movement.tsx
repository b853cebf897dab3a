import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'
import { movementOf } from '../../board'
import type { Contender } from '../../model'

/** How far a player has moved since the last count: an arrow and the number of places; nothing for a new one. */
export function Movement({ row }: { readonly row: Contender }) {
  const t = useT('tournaments')
  const places = movementOf(row)
  if (places === undefined) return null
  const count = Math.abs(places)
  const [icon, tone, label] =
    places > 0
      ? ([ArrowUp, 'text-win', t('board.up', { count })] as const)
      : places < 0
        ? ([ArrowDown, 'text-danger-text', t('board.down', { count })] as const)
        : ([Minus, 'text-text-3', t('board.still')] as const)
  return (
    <span className={`inline-flex items-center gap-0.5 text-12 font-semibold ${tone}`}>
      <Icon of={icon} size={12} />
      <span aria-hidden="true">{count > 0 && count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
