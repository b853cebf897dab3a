import { nearDrop } from '@apogee/rules/jackpots/nearDrop'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { localClock } from '../../../../lib/time/clock'
import { usePlatformNow } from '../../../../lib/time/platformClock'
import { jackpotsQuery } from '../../../jackpots/queries'
import { skyGlow, usualGlow } from './useSky'

/** Added to the glow at the moment a jackpot has to drop, in per cent. */
const fullGlow = 18

/** Brightens the sky while a jackpot of the game has to drop soon. Shows nothing itself. */
export default function JackpotSky({ game }: { readonly game: string }) {
  const { data: jackpots } = useQuery(jackpotsQuery)
  const now = usePlatformNow(localClock)
  const near = jackpots && now !== undefined ? nearDrop(jackpots, game, now) : 0
  useEffect(() => skyGlow.set(Math.round(usualGlow + fullGlow * near)), [near])
  useEffect(() => () => skyGlow.set(usualGlow), [])
  return null
}
