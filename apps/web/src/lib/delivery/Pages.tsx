import { Outlet, RouterContextProvider, useRouter, useRouterState } from '@tanstack/react-router'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { IsPrerendered, Room } from './Below'
import { mainId, type PrerenderedPage, pageKey, pages } from './prerenderedPage'

/** The classes of a page for each kind of frame. */
type FrameClasses = Readonly<Record<NonNullable<PrerenderedPage['frame']>, string>>

/** Renders the router's page and, hidden, the one the visitor is likely to open next (`prerender.ts`). */
export function Pages({ frameClasses }: { readonly frameClasses: FrameClasses }) {
  const router = useRouter()
  const key = useRouterState({ select: ({ matches }) => pageKey(matches) })
  const frame = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.frame })
  const [prerendered, setPrerendered] = useState<PrerenderedPage>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router shows the prerendered page on arrival
  const shown = useMemo(
    () => (prerendered?.key === key ? prerendered : { key, router, frame: undefined }),
    [router, key],
  )
  useEffect(() => {
    pages.draw = (page) => startTransition(() => setPrerendered(page))
  }, [])
  useEffect(() => prerendered?.onDrawn(), [prerendered])
  const both = prerendered && prerendered.key !== key ? [shown, prerendered] : [shown]
  return both.map((page) => {
    const isPrerendered = page !== shown
    return (
      <main
        key={page.key}
        id={isPrerendered ? undefined : mainId}
        aria-hidden={isPrerendered || undefined}
        data-page={isPrerendered ? 'prerendered' : undefined}
        tabIndex={-1}
        className={`flex-1 outline-none ${frameClasses[(isPrerendered ? page.frame : frame) ?? 'normal']}`}
      >
        <IsPrerendered value={isPrerendered}>
          <RouterContextProvider router={page.router}>
            <Outlet />
          </RouterContextProvider>
          <Room />
        </IsPrerendered>
      </main>
    )
  })
}
