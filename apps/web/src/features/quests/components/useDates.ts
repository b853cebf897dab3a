import { formatWith } from '../../../lib/format/date'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'

interface Dated {
  readonly start_at: string
  readonly end_at: string | null
}

/** The dates of a quest in the reader's language, in UTC: the server does not know their zone. */
export function useDates({ start_at: start, end_at: end }: Dated) {
  const t = useT('quests')
  const { locale } = useSite()
  const format = new Intl.DateTimeFormat(formatTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const [from, to] = [formatWith(format, start), end === null ? '' : formatWith(format, end)]
  return { from, to, span: from === '' || to === '' || from === to ? from || to : t('page.dates', { from, to }) }
}
