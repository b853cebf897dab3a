import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'

export const openNames = (router: AnyRouter): readonly string[] =>
  (router.state.location.state.dialogs ?? []).map(({ name }: { readonly name: string }) => name)

export const isGame = (router: AnyRouter): boolean => router.state.matches.at(-1)?.staticData.frame === 'game'

/** Whether a low-priority popup would disturb: another one is open, or a game is running. */
export function useIsBusy(): boolean {
  const router: AnyRouter = useRouter()
  return useRouterState({ select: () => openNames(router).length > 0 || isGame(router) })
}

/**
 * Runs once the router has arrived at a page: signing out navigates to main, and a popup opened on the way would stay
 * on the old page.
 */
export function whenSettled(router: AnyRouter, run: () => void): void {
  if (!router.state.isLoading) {
    run()
    return
  }
  const stop = router.subscribe('onResolved', () => {
    stop()
    run()
  })
}
