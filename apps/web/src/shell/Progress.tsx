import { useRouterState } from '@tanstack/react-router'
import { useT } from '../lib/i18n/TextsProvider'

/** MOD-05: the line at the top while a page or popup is on its way. It waits 150 ms, so that quick ones do not flash. */
export function Progress({ isActive }: { isActive: boolean }) {
  const t = useT('shell')
  if (!isActive) return null
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 animate-[appear_1ms_150ms_both] overflow-hidden"
    >
      <div className="h-full w-2/5 animate-[slide_1.1s_ease-in-out_infinite] rounded-full bg-accent" />
    </div>
  )
}

export function PageProgress() {
  return <Progress isActive={useRouterState({ select: (state) => state.isLoading })} />
}
