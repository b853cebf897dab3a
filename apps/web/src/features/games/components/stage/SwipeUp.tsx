import { MoveUp } from 'lucide-react'
import { useEffect } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'

/** Scrolling this far has hidden a phone browser's bars. */
const enoughPx = 60

/**
 * Full screen for a browser without the API (an iPhone): its bars hide when the page scrolls, so the page below the
 * game is longer than the screen and can be swiped up. A tap dismisses the hint.
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
