import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useId, useRef } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { Icon } from '../../../../ui/Icon'
import { TimeAgo } from '../../../../ui/TimeAgo'
import { continueQuery } from '../../queries'
import { useStudios } from '../studios/useStudios'
import { TileArt } from '../tiles/TileArt'
import { RowHead } from './RowHead'
import { usePlayerCurrency } from './usePlayerCurrency'

/** The player's recent games, to continue with one press; updated when a round is played in another tab. */
export default function ContinueRow() {
  const t = useT('games')
  const href = useHref()
  const id = useId()
  const links = useListLinks()
  const scroller = useRef<HTMLUListElement>(null)
  const studios = useStudios()
  const currency = usePlayerCurrency()
  const { data: played = [] } = useQuery({ ...continueQuery(currency ?? ''), enabled: currency !== null })
  if (played.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8">
      <RowHead id={id} title={t('rows.continue')} scroller={scroller} isShort={played.length < 4} />
      <ul
        ref={scroller}
        {...links}
        className="scrollbar-none md:fade-ends relative -mx-(--page-x) flex snap-x scroll-px-(--page-x) gap-3 overflow-x-auto px-(--page-x) lg:mx-0 lg:gap-6 lg:px-0"
      >
        {played.map(({ tile, at }) => (
          <li key={tile.identifier} className="w-67 shrink-0 snap-start">
            <a
              href={href(tile.path)}
              className="hair flex items-center gap-3 rounded-card bg-surface-1 p-2 pr-3 transition-colors hover:bg-surface-2"
            >
              <TileArt game={tile} sizes="60px" className="h-20 w-15 shrink-0 rounded-control" />
              <span className="min-w-0 flex-1">
                <span className="sr-only">{t('continue.resume', { title: tile.title })} </span>
                <span aria-hidden="true" className="block truncate font-semibold">
                  {tile.title}
                </span>
                <span className="block truncate text-12 text-text-2">
                  {studios.get(tile.provider) ?? tile.provider}
                </span>
                <span className={`mt-1 block truncate text-12 ${tile.hasRoundWaiting ? 'text-warn' : 'text-text-3'}`}>
                  {tile.hasRoundWaiting ? t('continue.unfinished') : at && <TimeAgo at={at} />}
                </span>
              </span>
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-3" aria-hidden>
                <Icon of={Play} size={16} className="ml-0.5 fill-current" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
