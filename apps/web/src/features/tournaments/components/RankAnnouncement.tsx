import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'

/** A rank may change with every round, so only a rank that lasts this long is announced. */
const stableMs = 5_000

/** Announces a new rank to screen readers. */
export function RankAnnouncement({ rank }: { readonly rank: number | null }) {
  const t = useT('tournaments')
  const known = useRef(rank)
  const [announced, setAnnounced] = useState<number>()
  useEffect(() => {
    if (rank === null || rank === known.current) return
    const timer = setTimeout(() => {
      known.current = rank
      setAnnounced(rank)
    }, stableMs)
    return () => clearTimeout(timer)
  }, [rank])
  return (
    <p role="status" className="sr-only">
      {announced !== undefined && t('board.moved', { place: announced })}
    </p>
  )
}
