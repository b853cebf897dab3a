import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'

/** A place may move with every round: it is announced once it has stood for so long. */
const stillMs = 5_000

/** Tells screen readers a new place, sparingly. */
export function PlaceNews({ place }: { readonly place: number | null }) {
  const t = useT('tournaments')
  const told = useRef(place)
  const [news, setNews] = useState<number>()
  useEffect(() => {
    if (place === null || place === told.current) return
    const timer = setTimeout(() => {
      told.current = place
      setNews(place)
    }, stillMs)
    return () => clearTimeout(timer)
  }, [place])
  return (
    <p role="status" className="sr-only">
      {news !== undefined && t('board.moved', { place: news })}
    </p>
  )
}
