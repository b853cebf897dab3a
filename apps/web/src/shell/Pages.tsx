import { Outlet, RouterContextProvider, useRouter, useRouterState } from '@tanstack/react-router'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { IsAhead, Room } from '../lib/Below'
import { mainId, type PageAhead, pageKey, pages } from '../lib/pages'

const look = {
  normal: 'mx-auto w-full max-w-[90rem] px-(--page-x) pt-4 lg:pt-6',
  full: 'w-full',
  game: 'lg:mx-auto lg:w-full lg:max-w-[90rem] lg:p-6',
} as const

/** Draws the page of the router and, where nobody sees it, the one that is likely to be the next (lib/ahead.ts). */
export function Pages() {
  const router = useRouter()
  const key = useRouterState({ select: ({ matches }) => pageKey(matches) })
  const frame = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.frame })
  const [ahead, setAhead] = useState<PageAhead>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page ahead becomes the shown one when the router comes to it
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
