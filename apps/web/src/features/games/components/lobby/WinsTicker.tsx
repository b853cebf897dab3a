import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { type Rates, worthOf } from '../../../../lib/format/worthOf'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { wantsPublicNews } from '../../../../lib/realtime/wantsPublicNews'
import { useHere } from '../../../../ui/forms/useHere'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { useOwnRates } from '../../../wallet/useOwnRates'
import { latestQuery, type RoundWin } from '../../listing/latestQuery'
import { TileArt } from '../tiles/TileArt'

/**
 * Real wins as they happen, the newest first; each links to its game. It stops while paused, hovered or focused, and
 * catches up afterwards. The server renders its placeholder.
 */
export function WinsTicker() {
  const t = useT('games')
  const id = useId()
  const links = useListLinks()
  const isHere = useHere()
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const { data: wins, isError } = useQuery(latestQuery)
  const own = useOwnRates(() => wins?.map((win) => win.currency) ?? [])
  const [shown, setShown] = useState(wins)
  useEffect(() => {
    wantsPublicNews.set(true)
    return () => wantsPublicNews.set(false)
  }, [])
  const isStill = isPaused || isHeld
  useEffect(() => {
    if (!isStill || !shown) setShown(wins)
  }, [wins, isStill, shown])
  if (isHere && isError) return null
  const hold = (isOn: boolean) => () => setHeld(isOn)
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8 [@media(scripting:none)]:hidden">
      <div className="mb-3 flex h-8 items-center gap-3 lg:mb-4 lg:h-10">
        <span
          aria-hidden="true"
          className={`ml-1 size-2.5 rounded-full bg-win shadow-[0_0_0_4px_color-mix(in_srgb,var(--win)_22%,transparent)] ${isPaused ? 'opacity-40' : ''}`}
        />
        <h2 id={id} className="flex-1 font-[650] text-20 tracking-tight">
          {t('wins.title')}
        </h2>
        <button
          type="button"
          aria-pressed={isPaused}
          aria-label={t(isPaused ? 'wins.play' : 'wins.pause')}
          onClick={() => setPaused(!isPaused)}
          className="grid size-9 place-items-center rounded-full text-text-2 hover:bg-surface-2 hover:text-text pointer-coarse:size-11"
        >
          <Icon of={isPaused ? Play : Pause} size={16} />
        </button>
      </div>
      {isHere && shown && own.rates ? (
        <ul
          aria-label={t('wins.label')}
          {...links}
          onPointerEnter={hold(true)}
          onPointerLeave={hold(false)}
          onFocus={hold(true)}
          onBlur={hold(false)}
          className="scrollbar-none md:fade-ends relative -mx-(--page-x) flex h-19 gap-3 overflow-x-auto px-(--page-x) lg:mx-0 lg:gap-4 lg:px-0"
        >
          {shown.length === 0 && (
            <li className="hair flex w-full items-center rounded-card bg-surface-1 px-4 text-text-2">
              {t('wins.empty')}
            </li>
          )}
          {shown.map((win) => (
            <WinCard key={win.key} win={win} paid={inOwn(win, own.currency, own.rates ?? {})} />
          ))}
        </ul>
      ) : (
        <Skeleton isStill className="h-19 rounded-card" />
      )}
    </section>
  )
}

interface Paid {
  readonly cents: number
  readonly currency: string
}

/** A win in the reader's currency; in its own without a rate. */
function inOwn({ win, currency }: RoundWin, own: string, rates: Rates): Paid {
  const worth = worthOf(win, currency, own, rates)
  return worth === undefined ? { cents: win, currency } : { cents: worth, currency: own }
}

function WinCard({ win: { nickname, bet, win, game }, paid }: { readonly win: RoundWin; readonly paid: Paid }) {
  const t = useT('games')
  const href = useHref()
  const times = Math.floor(win / bet)
  return (
    <li className="shrink-0 animate-[arrive_var(--t-sheet)_var(--ease-in)] motion-reduce:animate-none">
      <a
        href={href(game.path)}
        className="hair flex h-19 items-center gap-3 rounded-card bg-surface-1 py-2 pr-4 pl-2 transition-colors hover:bg-surface-2"
      >
        <TileArt game={game} sizes="60px" className="h-15 w-11.5 shrink-0 rounded-control" />
        <span className="block whitespace-nowrap">
          <span className="sr-only">{t('wins.in', { title: game.title })} </span>
          <Money rough cents={paid.cents} currency={paid.currency} className="block font-[680] text-win" />
          <span className="num block text-12 text-text-2">
            <span data-written>{nickname}</span>
            {times > 1 && (
              <span title={t('wins.times', { times })}>
                {' · '}
                {times}×
              </span>
            )}
          </span>
        </span>
      </a>
    </li>
  )
}
