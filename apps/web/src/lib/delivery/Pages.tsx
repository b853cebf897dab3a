import { Outlet, RouterContextProvider, useRouter, useRouterState } from '@tanstack/react-router'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { IsAhead, Room } from './Below'
import { mainId, type PageAhead, pageKey, pages } from './pageAhead'

/** The classes of a page for each kind of frame. */
type Look = Readonly<Record<NonNullable<PageAhead['frame']>, string>>

/** Renders the router's page and, hidden, the one the visitor is likely to open next (`ahead.ts`). */
export function Pages({ look }: { readonly look: Look }) {
  const router = useRouter()
  const key = useRouterState({ select: ({ matches }) => pageKey(matches) })
  const frame = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.frame })
  const [ahead, setAhead] = useState<PageAhead>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router shows the prerendered page on arrival
  const shown = useMemo(() => (ahead?.key === key ? ahead : { key, router, frame: undefined }), [router, key])
  useEffect(() => {
    pages.draw = (page) => startTransition(() => setAhead(page))
  }, [])
  useEffect(() => ahead?.onDrawn(), [ahead])
  const both = ahead && ahead.key !== key ? [shown, ahead] : [shown]
  return both.map((page) => {
    const isAhead = page !== shown
    return (
      <main
        key={page.key}
        id={isAhead ? undefined : mainId}
        aria-hidden={isAhead || undefined}
        data-page={isAhead ? 'ahead' : undefined}
        tabIndex={-1}
        className={`flex-1 outline-none ${look[(isAhead ? page.frame : frame) ?? 'normal']}`}
      >
        <IsAhead value={isAhead}>
          <RouterContextProvider router={page.router}>
            <Outlet />
          </RouterContextProvider>
          <Room />
        </IsAhead>
      </main>
    )
  })
}
