import type { ReactNode } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import type { TileGame } from '../../model'
import type { Reason } from '../../playing/launch'
import { TileArt } from '../tiles/TileArt'

/** A button that helps a player whose game does not start. */
export interface WayOn {
  readonly label: string
  readonly onPress: () => void
}

/** Most errors mean that the game did not open; in these cases it did, or will. */
const titled = [
  'money_only',
  'live_for_money',
  'session_ended',
  'profile_incomplete',
  'limit_reached',
  'limit_restrict_access',
] as const
const titleOf = (reason: Reason) => {
  const own = titled.find((one) => one === reason)
  return own ? (`page.titles.${own}` as const) : 'page.errorTitle'
}

interface GameErrorProps {
  readonly tile: TileGame
  readonly reason: Reason
  readonly currency: string | null
  /** The best option, then the others. */
  readonly ways: readonly WayOn[]
  /** Content to look at while waiting. */
  readonly children?: ReactNode
}

/** Why a game does not start, over its own art, with options for the player. */
export function GameError({ tile, reason, currency, ways, children }: GameErrorProps) {
  const t = useT('games')
  const [first, ...others] = ways
  return (
    <div className="relative grid size-full place-items-center overflow-hidden p-6 text-center" role="alert">
      <TileArt game={tile} sizes="600px" className="absolute inset-0 scale-110 opacity-15 blur-xl" />
      <div className="relative flex max-w-md flex-col items-center gap-3">
        <TileArt game={tile} sizes="120px" isEager className="mb-2 aspect-3/4 w-24 rounded-card" />
        <h2 className="text-balance font-[650] text-20">{t(titleOf(reason), { title: tile.title })}</h2>
        <p className="text-pretty text-text-2">{t(`page.reasons.${reason}`, { currency: currency ?? '' })}</p>
        {children}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {first && (
            <Button tone="action" onClick={first.onPress}>
              {first.label}
            </Button>
          )}
          {others.map(({ label, onPress }) => (
            <Button key={label} onClick={onPress}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
