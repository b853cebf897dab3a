import { useId, useRef } from 'react'
import { useDrawn } from '../../../../lib/delivery'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { type TileGame, withCards } from '../../model'
import { GameTile, TileRoom } from '../tiles/GameTile'
import { ListCard } from '../tiles/ListCard'
import { useTouchSheet } from '../tiles/useTouchSheet'
import { RowHead } from './RowHead'

interface GameRowProps {
  readonly title: string
  readonly games: readonly TileGame[]
  readonly studios: ReadonlyMap<string, string>
  readonly currency: string | null
  readonly allPath?: string
  /** Its category: the category's cards stand among the games (CONST-05, CONST-06). */
  readonly category?: string
  /** The page's first row: its images are part of the first view. */
  readonly isFirst?: boolean
}

const place = 'w-34 shrink-0 snap-start lg:w-43'
/** The maximum on the widest page. */
const maxVisible = 8

/**
 * A horizontal row of tiles with snapping and a peek of the next one; at most 15 (CONST-41). Renders nothing when
 * empty.
 */
export function GameRow({ title, games, studios, currency, allPath, category, isFirst = false }: GameRowProps) {
  const t = useT('games')
  const href = useHref()
  const id = useId()
  const scroller = useRef<HTMLUListElement>(null)
  const links = useListLinks()
  const touch = useTouchSheet(games, studios, currency)
  const isDrawn = useDrawn()
  if (games.length === 0) return null
  const items = withCards(games, category)
  const seeAll = allPath && (
    <a
      href={href(allPath)}
      onClick={links.onClick}
      aria-label={t('rows.seeAllOf', { row: title })}
      className="flex h-10 shrink-0 items-center whitespace-nowrap px-2 font-medium text-text-2 hover:text-text"
    >
      {t('rows.seeAll')}
    </a>
  )
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8">
      <RowHead id={id} title={title} seeAll={seeAll} scroller={scroller} />
      <ul
        ref={scroller}
        {...links}
        onClickCapture={touch.onClickCapture}
        onPointerDownCapture={touch.onPointerDownCapture}
        // The first row is visible, so it is laid out with the page instead of in the frame after it.
        className={`${isFirst ? '' : 'row-at-rest '}scrollbar-none md:fade-ends relative -mx-(--page-x) -my-1 flex snap-x scroll-px-(--page-x) gap-3 overflow-x-auto px-(--page-x) py-1 lg:-mx-1 lg:scroll-px-1 lg:gap-6 lg:px-1`}
      >
        {(isDrawn ? items : items.slice(0, maxVisible)).map((item, index) =>
          !isDrawn && typeof item === 'object' ? (
            <li key={item.identifier} className={place}>
              <TileRoom game={item} />
            </li>
          ) : typeof item === 'string' ? (
            <li key={item} className={place}>
              <ListCard kind={item} category={category ?? ''} />
            </li>
          ) : (
            <li key={item.identifier} className={place}>
              <GameTile
                game={item}
                studio={studios.get(item.provider) ?? item.provider}
                currency={currency}
                arrival={isFirst && index < 3 ? 'eager' : 'lazy'}
              />
            </li>
          ),
        )}
      </ul>
      {touch.sheet}
    </section>
  )
}
