import type { WireLootbox } from '@apogee/contract/lootboxes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forget, remember } from '../../../lib/browser/storage'
import type { Ticker } from '../../../lib/sound/useSound'
import { reloadAfterSpin, useActivate } from '../mutations'
import type { WheelMotor } from './WheelMotor'

/**
 * The state of the wheel, and its box. `lost`: no response arrived in time; `refused`: the box could not be spun. Both
 * end without a prize to announce.
 */
export type Spin =
  | { readonly kind: 'rest' }
  | { readonly kind: 'turning' | 'won' | 'lost' | 'refused'; readonly box: WireLootbox }

/** The wheel rests on the prize this long before the popup opens. */
const savourMs = 900

interface SpinParts {
  readonly motor: WheelMotor
  readonly ticker: Ticker
  /** The next spin; undefined when the player has no spins. */
  readonly next: WireLootbox | undefined
  readonly seedToSend: () => string
  readonly onWon: (box: WireLootbox) => void
}

/** A spin from the press to its prize: the wheel turns before the response arrives, and then slows down. */
export function useSpin(
  { motor, ticker, next, seedToSend, onWon }: SpinParts,
  spin: Spin,
  setSpin: (spin: Spin) => void,
) {
  const client = useQueryClient()
  const { mutateAsync } = useActivate()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return async (fling = 0): Promise<void> => {
    if (!next || spin.kind === 'turning') return
    setSpin({ kind: 'turning', box: next })
    // If the page is closed before the prize is shown, it is announced on the next visit.
    remember('lootboxes.untold', next.id)
    motor.spin(fling)
    const outcome = await mutateAsync({ id: next.id, seed: seedToSend() })
    if (isGone.current) return
    if (outcome.kind !== 'drawn') {
      // The API client logs the failure; the next visit loads the wheel again.
      await Promise.all([motor.giveUp(), reloadAfterSpin(client).catch(() => undefined)])
      if (!isGone.current) setSpin({ kind: outcome.kind, box: next })
      return
    }
    const { box } = outcome
    await motor.land(
      box.items.findIndex(({ prize }) => prize),
      box.id,
    )
    setSpin({ kind: 'won', box })
    ticker.prize()
    void reloadAfterSpin(client)
    await new Promise((resolve) => setTimeout(resolve, savourMs))
    if (isGone.current) return
    forget('lootboxes.untold')
    onWon(box)
  }
}
