import { fromDecimal } from '@apogee/rules/money/units'
import { useQuery } from '@tanstack/react-query'
import { localClock, useNow } from '../../../lib/clock'
import { formatMoney, subunitsOf } from '../../../lib/format/money'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/site'
import { playerQuery } from '../../profile/queries'
import { type Banner, shownTo, visitorOf, withVariables } from '../banners'
import { bannersQuery } from '../queries'

/** CONST-28 */
const usualCurrency = 'EUR'

/** The banners of the lobby's slider that this visitor is shown now, their amounts filled in. */
export function useBanners(): readonly Banner[] {
  const { locale, brand, origin } = useSite()
  const { data: player = null } = useQuery(playerQuery())
  const { data: banners = [], dataUpdatedAt } = useQuery(bannersQuery(locale))
  // The first picture is of the moment the server drew it.
  const now = useNow(localClock) ?? dataUpdatedAt
  const isCryptoDomain = brand.cryptoHosts?.includes(new URL(origin).hostname) ?? false
  const write = (amount: string, code: string) =>
    formatMoney(Number(fromDecimal(amount, subunitsOf(code)) ?? 0n), code, locale, { short: true })
  // SAFE-02
  if (isOnBreak(player)) return []
  return shownTo(banners, visitorOf(player, isCryptoDomain), now).map((banner) =>
    withVariables(banner, player?.currency ?? usualCurrency, write),
  )
}
