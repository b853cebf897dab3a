import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSite } from '../../../../lib/page/site'
import { sheetQuery } from '../../listing/sheetQuery'
import type { TileGame } from '../../model'
import { mayShowReels, ReelsLook, type ReelsShape } from './ReelsLook'

/** A pointer that only passes over a tile loads nothing. */
const dwellMs = 300

interface TileLookProps {
  readonly game: TileGame
  /** The player's currency; null for a guest. */
  readonly currency: string | null
  readonly shape: ReelsShape
}

/** The turning reels of a slot over its tile, once the pointer has stayed there. */
export function TileLook({ game, currency, shape }: TileLookProps) {
  const { currency: guestCurrency } = useSite()
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsStaying(true), dwellMs)
    return () => clearTimeout(timer)
  }, [])
  const { data: facts } = useQuery({
    ...sheetQuery(game.identifier, currency ?? guestCurrency),
    enabled: isStaying && !game.isLive && mayShowReels(game.picture),
  })
  if (!isStaying || !facts || (facts.lines === null && facts.ways === null)) return null
  return <ReelsLook game={game} shape={shape} />
}
