import { RotateCw } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { isReason, type Launch, type Reason, readGameMessage } from '../launch'
import type { TileGame } from '../model'
import { TileArt } from './TileArt'

interface GameFrameProps {
  readonly tile: TileGame
  readonly launch: Launch
  readonly currency: string | null
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly onRound: (betCents: number, winCents: number) => void
  readonly onDemo?: (() => void) | undefined
  readonly onLogIn: () => void
}

/** The game in its frame: its own art until it says it is ready, a reason with a way on when it does not open. */
export function GameFrame({ tile, launch, currency, frame, onRound, onDemo, onLogIn }: GameFrameProps) {
  const t = useT('games')
  const [failed, setFailed] = useState<Reason>()
  const [isReady, setIsReady] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const url = 'url' in launch ? launch.url : undefined
  const reason = 'reason' in launch ? launch.reason : failed

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      const message = readGameMessage(event.data)
      if (message?.type === 'ready') setIsReady(true)
      if (message?.type === 'round-ended') onRound(message.stake_cents ?? 0, message.win_cents ?? 0)
      if (message?.type === 'error') setFailed(isReason(message.reason) ? message.reason : 'unknown')
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame, onRound])

  if (reason) {
    const retry = () => {
      setFailed(undefined)
      setIsReady(false)
      setAttempt(attempt + 1)
    }
    return (
      <div className="relative grid size-full place-items-center overflow-hidden p-6 text-center" role="alert">
        <TileArt game={tile} sizes="600px" className="absolute inset-0 scale-110 opacity-15 blur-xl" />
        <div className="relative flex max-w-md flex-col items-center gap-3">
          <h2 className="font-[650] text-20">{t('page.errorTitle', { title: tile.title })}</h2>
          <p className="text-text-2">{t(`page.reasons.${reason}`, { currency: currency ?? '' })}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            {reason === 'login_needed' ? (
              <Button tone="action" onClick={onLogIn}>
                {t('page.logIn')}
              </Button>
            ) : (
              url && (
                <Button onClick={retry}>
                  <Icon of={RotateCw} />
                  {t('page.retry')}
                </Button>
              )
            )}
            {onDemo && reason !== 'demo_unavailable' && <Button onClick={onDemo}>{t('page.toDemo')}</Button>}
          </div>
        </div>
      </div>
    )
  }
  return (
    <div className="relative size-full overflow-hidden bg-bg">
      <iframe
        key={`${url}-${attempt}`}
        ref={frame}
        src={url}
        title={t('page.frame', { title: tile.title })}
        allow="autoplay; fullscreen"
        className="absolute inset-0 size-full border-0"
      />
      {!isReady && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center" role="status">
          <TileArt game={tile} sizes="600px" isEager className="absolute inset-0 scale-110 opacity-40 blur-xl" />
          <p className="relative font-semibold">{t('page.loading', { title: tile.title })}</p>
        </div>
      )}
    </div>
  )
}
