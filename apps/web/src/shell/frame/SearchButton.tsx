import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { useT } from '../../lib/i18n/TextsProvider'
import { useDialogs } from '../../lib/navigation/dialogs'
import { useSite } from '../../lib/page/site'
import { Icon } from '../../ui/Icon'
import { preloadDialog } from '../dialogs/DialogGate'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Looks like the search field and opens the search; an icon on phones. The key / does the same. */
export function SearchButton() {
  const t = useT('shell')
  const dialogs = useDialogs()
  const { texts } = useSite()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isOurs || isTyping(event.target) || document.querySelector('[role="dialog"]:not([inert])')) return
      event.preventDefault()
      dialogs.open('search')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [dialogs])
  return (
    <button
      type="button"
      aria-keyshortcuts="/"
      onPointerEnter={() => preloadDialog('search', texts)}
      onClick={() => dialogs.open('search')}
      className="flex size-11 shrink-0 items-center justify-center gap-3 rounded-control text-text-2 no-tap transition-colors duration-(--t-state) hover:text-text md:h-10 md:w-84 md:shrink md:justify-start md:bg-surface-1 md:px-3 md:text-text-3 md:shadow-line"
    >
      <Icon of={Search} />
      <span className="truncate max-md:sr-only">{t('header.search')}</span>
      <span
        aria-hidden="true"
        className="ml-auto hidden min-w-6 rounded-small bg-surface-2 text-center font-text text-12/5 font-medium text-text-2 lg:block"
      >
        /
      </span>
    </button>
  )
}
