import { type ComponentType, createElement, lazy } from 'react'

const Nothing = () => null

const loads: Promise<void>[] = []

/** Resolves in server rendering once the parts of the pages loaded so far are there. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loads)

/**
 * A part whose code comes when it is first drawn. Where it cannot be had (no network) the part is left out: a page does not
 * fail for it.
 */
export const later = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> =>
  import.meta.env.SSR
    ? onServer(load)
    : lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: Nothing })))

/** A page is rendered in one go: what is not there by then stays a hole, which each browser that gets the page has to fill anew. */
function onServer<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let Part: ComponentType<P> = Nothing
  loads.push(
    load().then(
      (loaded) => {
        Part = loaded.default
      },
      () => undefined,
    ),
  )
  return (props) => createElement(Part, props)
}
