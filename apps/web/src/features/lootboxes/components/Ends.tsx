import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { elapsedText, secondClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'

const dayMs = 86_400_000

/** The expiry of a box; below a day it counts down. */
export function Ends({ at, className = '' }: { readonly at: string; readonly className?: string }) {
  const t = useT('lootboxes')
  const { locale } = useSite()
  const zone = useReaderZone()
  const now = usePlatformNow(secondClock)
  // The server does not know the reader's time.
  if (now === undefined) return null
  const left = Date.parse(at) - now
  return (
    <span className={`num shrink-0 ${className}`}>
      <span className="block text-12 text-text-2">{t(left < dayMs ? 'spins.endsIn' : 'spins.endsOn')}</span>
      <time dateTime={at} className="block font-[620]">
        {left < dayMs ? elapsedText(left) : formatDate(at, locale, 'day', zone)}
      </time>
    </span>
  )
}
