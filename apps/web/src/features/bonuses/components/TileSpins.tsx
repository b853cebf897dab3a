import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { useIsIdle } from '../../../ui/useIsIdle'
import { spinsFor } from '../model'
import { freespinsQuery } from '../queries'

interface TileSpinsProps {
  readonly identifier: string
  readonly currency: string
}

/** The player's free spins for a game: a badge among the others on its tile. */
export default function TileSpins({ identifier, currency }: TileSpinsProps) {
  const t = useT('games')
  const { data: spins } = useQuery({
    ...freespinsQuery(),
    enabled: useIsIdle(),
    select: (all) => spinsFor(all, identifier, currency),
  })
  const left = spins ? spins.freespins_total - (spins.freespins_performed ?? 0) : 0
  if (!spins || left === 0) return null
  return (
    <span className="inline-flex h-5 max-w-full items-center gap-1 rounded-full bg-accent px-2 font-bold text-12 text-on-accent lg:h-6">
      <Icon of={Sparkles} size={14} />
      {/* On a phone with three tiles in a row, text does not fit. */}
      <span aria-hidden="true" className="num lg:hidden">
        {left}
      </span>
      <span className="num truncate max-lg:sr-only">
        {spins.feature === null ? t('tile.spins', { count: left }) : t('tile.feature')}
      </span>
    </span>
  )
}
