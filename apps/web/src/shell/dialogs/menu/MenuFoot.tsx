import { Globe } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { localeNames } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { localClock, useNow } from '../../../lib/time/clock'
import { Icon } from '../../../ui/Icon'

/** NAV-22: language and local time. */
export function MenuFoot() {
  const t = useT('shell')
  const { locale } = useSite()
  const zone = useReaderZone()
  const dialogs = useDialogs()
  const now = useNow(localClock)
  return (
    <div className="flex items-center justify-between gap-4 text-text-2">
      <button
        type="button"
        onClick={() => dialogs.open('language')}
        className="-ml-3 flex h-11 items-center gap-2 rounded-control px-3 hover:bg-surface-2 hover:text-text"
      >
        <Icon of={Globe} />
        {localeNames[locale]}
      </button>
      {now !== undefined && (
        <p>
          <span className="sr-only">{t('menu.localTime')}: </span>
          <time className="num font-semibold text-text" dateTime={new Date(now).toISOString()}>
            {formatDate(now, locale, 'time', zone)}
          </time>
        </p>
      )}
    </div>
  )
}
