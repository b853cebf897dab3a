import { useEffect } from 'react'
import { createStore, useStore } from '../../../../lib/browser/createStore'

/** The usual share of the game's colour in the glow, in per cent. */
export const usualGlow = 20

/** How bright the sky is: more while a jackpot of the game has to drop soon. */
export const skyGlow = createStore(usualGlow)

/** The sky around a game takes the game's colour, as a glow behind the stars. During a break it is silent: no glow, no stars. */
export function useSky(colour: string, isSilent: boolean): void {
  const share = useStore(skyGlow)
  useEffect(() => {
    const { style } = document.body
    const glow = `radial-gradient(70rem 44rem at 60% 0, color-mix(in srgb, ${colour} ${share}%, transparent), transparent)`
    if (isSilent) style.backgroundImage = 'none'
    else style.background = `var(--bg-art), ${glow} var(--bg)`
    return () => {
      style.background = ''
    }
  }, [colour, isSilent, share])
}
