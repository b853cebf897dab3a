import { type RefObject, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../../lib/delivery'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref } from '../../../../lib/navigation/links'
import { buttonStyle } from '../../../../ui/buttonStyle'
import type { TileGame } from '../../model'
import { showsForeignGame } from '../../playing/foreignGame'
import { errorEffectOf, isReason, type Launch, type Reason, readGameMessage } from '../../playing/launch'
import { afterMessage, notOpened, openingIn } from '../../playing/opening'
import { TileArt } from '../tiles/TileArt'
import { GameCover } from './GameCover'
import { GameError, type WayOn } from './GameError'
import { useGreetPlayer } from './useGreetPlayer'

const LiveTablePreview = lazyPart(() => import('./LiveTablePreview'))

/** The events a game reports to the page around it. */
interface GameEvents {
  readonly onReady: () => void
  readonly onRound: (betCents: number, winCents: number, id: string) => void
  /** A round has started with this stake, or was aborted. */
  readonly onRoundOn: (isOn: boolean, stakeCents?: number) => void
  /** A game of another studio has loaded: it reports no rounds. */
  readonly onForeign: () => void
  /** Money or a limit prevents the next round; the game stays. */
  readonly onShort: (what: 'funds' | 'limit') => void
  /** A link inside the game was followed. */
  readonly onHelp: (what: 'deposit' | 'limits') => void
  readonly onLeave: () => void
}

interface GameFrameProps extends GameEvents {
  readonly tile: TileGame
  readonly launch: Launch
  readonly currency: string | null
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Options for a game that does not start; `retry` opens it again. */
  readonly waysOn: (reason: Reason, retry: (() => void) | undefined) => readonly WayOn[]
}

/** The game in its frame: its own art until it is ready, and a reason with options if it does not open. */
export function GameFrame(props: GameFrameProps) {
  const { tile, launch, currency, frame, waysOn } = props
  const { onReady, onRound, onRoundOn, onForeign, onShort, onHelp, onLeave } = props
  const t = useT('games')
  const href = useHref()
  const [failed, setFailed] = useState<Reason>()
  const [opening, setOpening] = useState(notOpened)
  const [isReady, setIsReady] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const url = 'url' in launch ? launch.url : undefined
  const reason = 'reason' in launch ? launch.reason : failed
  useGreetPlayer(frame, isReady)

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      const message = readGameMessage(event.data)
      if (message?.type === 'loading') setOpening((done) => afterMessage(done, message))
      if (message?.type === 'ready') {
        setIsReady(true)
        onReady()
      }
      if (message?.type === 'round-started') onRoundOn(true, message.stake_cents)
      if (message?.type === 'round-ended')
        onRound(message.stake_cents ?? 0, message.win_cents ?? 0, message.round_id ?? '')
      if (message?.type === 'deposit' || message?.type === 'limits') onHelp(message.type)
      if (message?.type === 'close') onLeave()
      if (message?.type !== 'error') return
      onRoundOn(false)
      const trouble = errorEffectOf(message)
      if ('over' in trouble) setFailed(trouble.over)
      else if (trouble.goesOn !== 'quiet') onShort(trouble.goesOn)
    }
    addEventListener('message', onMessage)
    // The frame is part of the page's HTML: events it posted before this listener are still recorded in its document.
    const page = frame.current?.contentDocument
    const refused = page?.querySelector<HTMLElement>('[data-reason]')?.dataset['reason']
    if (refused) setFailed(isReason(refused) ? refused : 'unknown')
    setOpening(openingIn(frame.current))
    const isForeign = showsForeignGame(frame.current)
    if (isForeign) onForeign()
    if (isForeign || page?.querySelector('#game[data-ready]')) setIsReady(true)
    return () => removeEventListener('message', onMessage)
  }, [frame, onReady, onRound, onRoundOn, onForeign, onShort, onHelp, onLeave])

  if (reason) {
    const retry = () => {
      setFailed(undefined)
      setIsReady(false)
      setOpening(notOpened)
      setAttempt(attempt + 1)
    }
    return (
      <GameError tile={tile} reason={reason} currency={currency} ways={waysOn(reason, url ? retry : undefined)}>
        {reason === 'live_for_money' && (
          <Suspense>
            <LiveTablePreview identifier={tile.identifier} />
          </Suspense>
        )}
      </GameError>
    )
  }
  return (
    <div className="relative size-full overflow-hidden bg-bg">
      <iframe
        key={`${url}-${attempt}`}
        ref={frame}
        src={url}
        title={t('page.frame', { title: tile.title })}
        onLoad={({ currentTarget }) => {
          if (!showsForeignGame(currentTarget)) return
          setIsReady(true)
          onForeign()
        }}
        allow="autoplay; fullscreen"
        className="absolute inset-0 size-full border-0"
      />
      <noscript>
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-bg p-6 text-center">
          <TileArt game={tile} sizes="120px" isEager className="mb-2 aspect-3/4 w-24 rounded-card" />
          <h2 className="text-balance font-[650] text-20">{tile.title}</h2>
          <p className="max-w-md text-pretty text-text-2">{t('page.noScript')}</p>
          <a href={href('/')} className={buttonStyle({ tone: 'second' })}>
            {t('page.back')}
          </a>
        </div>
      </noscript>
      <GameCover key={attempt} tile={tile} opening={opening} isReady={isReady} />
    </div>
  )
}
