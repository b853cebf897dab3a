import type { WireLootbox } from '@apogee/contract/lootboxes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { forget, remember } from '../../../lib/browser/storage'
import type { Ticker } from '../../../lib/sound/useSound'
import { imageAt, prizeOf, wonPrize } from '../model'
import { reloadAfterSpin, useActivate } from '../mutations'
import type { BoxStage } from './BoxStage'

/** The state of the box. `lost`: no response arrived in time; `refused`: it could not be opened. Both leave it shut. */
type OpeningKind = 'shut' | 'opening' | 'open' | 'lost' | 'refused'

export interface Opening {
  readonly kind: OpeningKind
  /** The opened box, as soon as its prize is known. */
  readonly drawn: WireLootbox | undefined
}

/** The prize is shown over the box this long before its popup opens. */
const savourMs = 1_100

/** Loads the pictures of all its prizes, because the drawn one must be there when the box opens. */
function preload({ items }: WireLootbox): void {
  for (const image of new Set(items.map((item) => prizeOf(item, '').image))) new Image().src = imageAt(image, 256)
}

interface OpeningParts {
  readonly box: WireLootbox | undefined
  readonly seedToSend: () => string
  readonly stage: () => BoxStage | undefined
  readonly ticker: Ticker
  readonly onWon: (id: number) => void
}

/** Opens a box, from the press to its prize: it shakes until the response arrives, and then opens. */
export function useOpening({ box, seedToSend, stage, ticker, onWon }: OpeningParts) {
  const client = useQueryClient()
  const { mutateAsync } = useActivate()
  const [opening, setOpening] = useState<Opening>({ kind: 'shut', drawn: undefined })
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const open = async (): Promise<void> => {
    const moving = stage()
    if (!box || !moving || opening.kind === 'opening' || opening.kind === 'open') return
    setOpening({ kind: 'opening', drawn: undefined })
    // If the page is closed before the prize is shown, it is announced on the next visit.
    remember('lootboxes.untold', box.id)
    preload(box)
    const outcome = await moving.shakeDuring(mutateAsync({ id: box.id, seed: seedToSend() }))
    if (isGone.current) return
    if (outcome.kind !== 'drawn') {
      // The API client logs the failure; the next visit loads the boxes again.
      await Promise.all([moving.drop(), reloadAfterSpin(client).catch(() => undefined)])
      if (!isGone.current) setOpening({ kind: outcome.kind, drawn: undefined })
      return
    }
    const { box: drawn } = outcome
    setOpening({ kind: 'open', drawn })
    await moving.open()
    ticker.prize()
    void reloadAfterSpin(client)
    await new Promise((resolve) => setTimeout(resolve, savourMs))
    if (isGone.current) return
    if (wonPrize(drawn)) forget('lootboxes.untold')
    onWon(drawn.id)
  }
  return { opening, open: () => void open() }
}
