import { useEffect, useState } from 'react'
import { recall, remember } from '../browser/storage'

declare module '../browser/storage' {
  interface StoredOnDevice {
    'shell.sound': boolean
  }
}

export interface Ticker {
  tick(force: number): void
  prize(): void
}

type Sounds = typeof import('./sounds')['sounds']

/** Silent until the player turns sound on, which the device remembers, and in a hidden tab. The synthesiser loads then. */
export function useSound() {
  const [isOn, setOn] = useState(false)
  const [ticker] = useState(() => {
    let sounds: Sounds | undefined
    let wanted = false
    return {
      want: (is: boolean) => {
        wanted = is
        if (is && !sounds)
          void import('./sounds').then(
            ({ sounds: loaded }) => {
              sounds = loaded
            },
            // Staying silent is not worth an error message.
            () => undefined,
          )
      },
      tick: (force: number) => wanted && !document.hidden && sounds?.tick(force),
      prize: () => wanted && !document.hidden && sounds?.prize(),
    }
  })
  useEffect(() => {
    const was = recall('shell.sound') ?? false
    setOn(was)
    ticker.want(was)
  }, [ticker])
  const toggle = () => {
    const next = !isOn
    setOn(next)
    ticker.want(next)
    remember('shell.sound', next)
  }
  return { isOn, toggle, ticker }
}
