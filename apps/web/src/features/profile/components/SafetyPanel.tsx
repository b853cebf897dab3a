import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import type { Player } from '../queries'
import { FactList } from './FactList'

/** How the account is kept: how one signs in, and when that was last. */
export function SafetyPanel({ player }: { readonly player: Player | null }) {
  const t = useT('profile')
  const { locale } = useSite()
  if (!player) return null
  const { current_sign_in_at: signedIn } = player
  return (
    <FactList
      facts={[
        [t('page.signInBy'), player.email],
        // The server does not know the reader's time zone: it says the day.
        [t('page.lastSignIn'), signedIn ? formatDate(signedIn, locale, 'day', 'UTC') : t('page.notTold')],
        [t('page.twoFactor'), t(player.two_factor_enabled ? 'page.on' : 'page.off')],
      ]}
    />
  )
}
