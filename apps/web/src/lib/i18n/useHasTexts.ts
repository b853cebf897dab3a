import { useEffect, useState } from 'react'
import { useSite } from '../page/site'
import type { Area } from './messages'

/** Loads an area's texts for a part that is added after the page; false until then, and if they cannot be loaded. */
export function useHasTexts(area: Area): boolean {
  const { texts } = useSite()
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    texts.need(area).then(
      () => setHasTexts(true),
      // The part is left out; the page works without it.
      () => undefined,
    )
  }, [texts, area])
  return hasTexts
}
