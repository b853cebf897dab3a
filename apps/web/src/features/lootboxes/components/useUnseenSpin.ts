import { useEffect, useState } from 'react'
import { forget, recall } from '../../../lib/browser/storage'
import type { Spin } from '../wheel/useSpin'
import type { WheelData } from './useWheelData'

/** A spin whose prize could not be announced: the page was left, or the connection was lost. */
export function useUnseenSpin({ spun, past }: WheelData, { kind }: Spin) {
  const [id, setId] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished spin may leave an unannounced prize
  useEffect(() => setId(recall('lootboxes.untold')), [kind])
  const isOpen = kind !== 'turning' && kind !== 'won'
  return {
    box: isOpen && id !== undefined ? [...spun, ...past].find((box) => box.id === id) : undefined,
    reveal: () => {
      forget('lootboxes.untold')
      setId(undefined)
    },
  }
}
export type UnseenSpin = ReturnType<typeof useUnseenSpin>
