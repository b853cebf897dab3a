import { useEffect, useRef } from 'react'
import type { Ticker } from '../../../lib/sound/useSound'
import { BoxStage, type StageParts } from './BoxStage'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The box on the page, and the stage that moves it; undefined until the box is mounted. */
export function useBoxStage(ticker: Ticker) {
  const root = useRef<HTMLDivElement>(null)
  const made = useRef<BoxStage>(null)
  const stage = (): BoxStage | undefined => {
    if (root.current) made.current ??= stageOf(root.current, ticker)
    return made.current ?? undefined
  }
  useEffect(
    () => () => {
      made.current?.stop()
      made.current = null
    },
    [],
  )
  return { root, stage }
}

/** The parts are found by name (`data-part`). */
function stageOf(root: HTMLElement, { tick }: Ticker): BoxStage {
  const part = (name: keyof StageParts): HTMLElement => {
    const found = root.querySelector<HTMLElement>(`[data-part=${name}]`)
    if (!found) throw new Error(`a box has no ${name}`)
    return found
  }
  const sparks = [...root.querySelectorAll<HTMLElement>('[data-part=spark]')]
  const body = { box: part('box'), lid: part('lid'), light: part('light'), glow: part('glow') }
  const show = { beams: part('beams'), flash: part('flash'), prize: part('prize'), sparks }
  return new BoxStage({ ...body, ...show }, { isCalm: isCalm(), onShake: tick })
}
