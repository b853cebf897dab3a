import { useEffect } from 'react'

/** The sky around a game takes the game's colour, as a glow behind the stars. During a break it is silent: no glow, no stars. */
export function useSky(colour: string, isSilent: boolean): void {
  useEffect(() => {
    const { style } = document.body
    const glow = `radial-gradient(70rem 44rem at 60% 0, color-mix(in srgb, ${colour} 20%, transparent), transparent)`
    if (isSilent) style.backgroundImage = 'none'
    else style.background = `var(--bg-art), ${glow} var(--bg)`
    return () => {
      style.background = ''
    }
  }, [colour, isSilent])
}
