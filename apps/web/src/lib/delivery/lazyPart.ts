import { type ComponentType, createElement, lazy, useState } from 'react'
import { useHydrated } from '../browser/useHydrated'
import { retried, untilLoaded } from './retried'

const Nothing = () => null

const loads: Promise<void>[] = []

/** During server rendering, resolves once the parts of the pages loaded so far have loaded. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loads)

/**
 * A part whose code loads when it is first rendered. If it cannot be loaded (offline), the page does not fail
 * because of it, and the load is retried ({@link missing}).
 */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> =>
  import.meta.env.SSR ? onServer(load) : lazy(() => load().catch(() => ({ default: missing(load) })))

/**
 * A page is rendered in one pass: a part missing by then stays empty, and every browser that gets the page has to fill
 * it in.
 */
function onServer<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let Part: ComponentType<P> = Nothing
  loads.push(
    load().then(
      (loaded) => {
        Part = loaded.default
      },
      // Every browser then loads the part itself.
      () => undefined,
    ),
  )
  return (props) => createElement(Part, props)
}

/** A part that the server has rendered keeps its markup until a retry has loaded it; any other is left out until then. */
function missing<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const Kept = lazy(() => untilLoaded(load))
  const Omitted = retried(async () => (await load()).default)
  return (props) => {
    const isHydrated = useHydrated()
    const [Part] = useState(() => (isHydrated ? Omitted : Kept))
    return createElement(Part, props)
  }
}
