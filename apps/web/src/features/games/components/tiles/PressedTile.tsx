import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TileGame } from '../../model'
import { TileLook } from './TileLook'

/** A press that is longer opens no sheet. */
const longMs = 450
/** The click of a press follows its end within this time. */
const clickMs = 100

interface PressedTileProps {
  readonly game: TileGame
  readonly currency: string | null
  /** The tile under the finger. */
  readonly tile: Element
  readonly onEnd: () => void
}

/** A tile under a finger: a long press shows its reels until the finger leaves. */
export default function PressedTile({ game, currency, tile, onEnd }: PressedTileProps) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    let held = false
    const timer = setTimeout(() => {
      held = true
      setIsLong(true)
    }, longMs)
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const end = () => {
      clearTimeout(timer)
      if (held) addEventListener('click', refuse, { capture: true })
      setTimeout(() => {
        removeEventListener('click', refuse, { capture: true })
        onEnd()
      }, clickMs)
    }
    document.addEventListener('pointerup', end, { once: true })
    document.addEventListener('pointercancel', end, { once: true })
    // The browser's menu of links would end the press.
    document.addEventListener('contextmenu', refuse)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerup', end)
      document.removeEventListener('pointercancel', end)
      document.removeEventListener('contextmenu', refuse)
    }
  }, [onEnd])
  return isLong ? createPortal(<TileLook game={game} currency={currency} shape="upright" />, tile) : null
}
