import { deviceName } from '@apogee/rules/site/device'
import { formatDate } from '../../lib/format/date'
import { useReaderZone } from '../../lib/format/readerZone'
import { countryName } from '../../lib/i18n/countryName'
import { useSite } from '../../lib/page/site'
import type { SignedIn } from './mutations'

/** "20 Nov 2026, 14:03 · Chrome, Windows · Germany": when, on what and where the player last logged in. */
export function useLastSignIn() {
  const { locale } = useSite()
  const zone = useReaderZone()
  return (last: SignedIn['previous_sign_in']): string | undefined =>
    last
      ? [
          formatDate(last.at, locale, 'dayTime', zone),
          deviceName(last.user_agent),
          last.country && countryName(last.country, locale),
        ]
          .filter(Boolean)
          .join(' · ')
      : undefined
}
