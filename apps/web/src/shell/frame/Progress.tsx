import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useT } from '../../lib/i18n/TextsProvider'

const quickMs = 150

/**
 * MOD-05: the progress line at the top while a page or popup is loading. It waits 150 ms, so that fast loads do not
 * flash.
 */
export function Progress({ isActive }: { isActive: boolean }) {
  const t = useT('shell')
  if (!isActive) return null
  return (
    <div
      role="progressbar"
      // A live region may be outside the landmarks.
      aria-live="polite"
      aria-label={t('progress')}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 animate-[appear_1ms_150ms_both] overflow-hidden"
    >
      <div className="h-full w-2/5 animate-[slide_1.1s_ease-in-out_infinite] rounded-full bg-accent" />
    </div>
  )
}

/** A fast navigation does not render it at all, because the line would delay its first frame. */
export function PageProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setSlow(true), quickMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  return <Progress isActive={isSlow} />
}
