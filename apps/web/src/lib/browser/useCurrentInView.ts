import { type RefObject, useEffect, useRef } from 'react'

/** The ref of a row that scrolls sideways: its current item (`aria-current`) is brought to the middle when it changes. */
export function useCurrentInView<E extends HTMLElement>(current: unknown): RefObject<E | null> {
  const row = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another current item
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (item && row.current) row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2
  }, [current])
  return row
}
