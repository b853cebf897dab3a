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
}

const refuse = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A tile while a finger is on it: a long press shows its reels. */
export default function PressedTile({ game, currency, tile }: PressedTileProps) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    let held = false
    const timer = setTimeout(() => {
      held = true
      setIsLong(true)
    }, longMs)
    // The browser's menu of links would end the press.
    document.addEventListener('contextmenu', refuse)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('contextmenu', refuse)
      if (!held) return
      addEventListener('click', refuse, { capture: true })
      setTimeout(() => removeEventListener('click', refuse, { capture: true }), clickMs)
    }
  }, [])
  return isLong ? createPortal(<TileLook game={game} currency={currency} shape="upright" />, tile) : null
}
