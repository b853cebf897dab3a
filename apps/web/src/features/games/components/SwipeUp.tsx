import { MoveUp } from 'lucide-react'
import { useEffect } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'

/** A page that is scrolled so far has pushed the bars of a phone's browser away. */
const enoughPx = 60

/**
 * Full screen for a browser that has none (an iPhone): its bars give way when the page is scrolled, so the page below the
 * game is longer than the screen and a finger swipes it up. A tap goes without.
 */
export default function SwipeUp({ onEnd }: { readonly onEnd: () => void }) {
  const t = useT('games')
  useEffect(() => {
    const start = scrollY
    const onScroll = () => scrollY - start > enoughPx && onEnd()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [onEnd])
  return (
    <button
      type="button"
      onClick={onEnd}
      className="absolute inset-0 z-10 grid touch-pan-y place-items-center bg-scrim text-center"
    >
      <span className="flex max-w-64 flex-col items-center gap-4">
        <span className="grid size-16 animate-[rise_1.2s_var(--ease-move)_infinite] place-items-center rounded-full bg-surface-3 motion-reduce:animate-none">
          <Icon of={MoveUp} size={28} />
        </span>
        <span className="font-semibold text-16">{t('page.swipeUp')}</span>
        <span className="text-14 text-text-2">{t('page.swipeSkip')}</span>
      </span>
    </button>
  )
}
