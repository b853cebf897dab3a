import { isWelcomeOffer, welcomePackOf } from '@apogee/rules/bonuses/welcomePack'
import type { WelcomePack } from '@apogee/rules/content/banners'
import { fromDecimal } from '@apogee/rules/money/units'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { formatMoney, subunitsOf } from '../../../../lib/format/money'
import { isOnBreak } from '../../../../lib/onBreak'
import { useSite } from '../../../../lib/page/site'
import { localClock } from '../../../../lib/time/clock'
import { toPlatformTime } from '../../../../lib/time/platformClock'
import { bonusesQuery, depositOffersQuery } from '../../../bonuses/queries'
import { playerQuery } from '../../../profile/queries'
import { type Banner, shownTo, visitorOf, withVariables } from '../../listing/banners'
import { bannersQuery, noBanners } from '../../listing/bannersQuery'

/** OPEN-53: requested only if a banner depends on it; only a player's status can differ from `none`. */
function useWelcomePack(enabled: boolean): WelcomePack | null {
  const { data: offers } = useQuery({ ...depositOffersQuery(), enabled })
  const { data: bonuses } = useQuery({ ...bonusesQuery(), enabled })
  if (!enabled) return 'none'
  if (!(offers && bonuses)) return null
  const pack = welcomePackOf({ offers, bonuses })
  // Players to whom it is no longer offered must not see the banner.
  return pack === 'none' && !offers.some(isWelcomeOffer) ? null : pack
}

/** The lobby slider's banners for this visitor now, with their amounts filled in. */
export function useBanners(): readonly Banner[] {
  const { locale, brand, origin, currency } = useSite()
  const { data: player = null } = useQuery(playerQuery())
  const { data: { banners, readAtMs } = noBanners } = useQuery(bannersQuery(locale, isOnBreak(player)))
  const isCryptoDomain = brand.cryptoHosts?.includes(new URL(origin).hostname) ?? false
  const write = (amount: string, code: string) =>
    formatMoney(Number(fromDecimal(amount, subunitsOf(code)) ?? 0n), code, locale, { short: true })
  const welcomePack = useWelcomePack(player !== null && banners.some((one) => one.welcome_pack !== undefined))
  const visitor = visitorOf(player, isCryptoDomain, welcomePack)
  const shownAt = (nowMs: number) => shownTo(banners, visitor, nowMs)
  // Rerenders when the set of banners changes, not on every clock tick. The first render uses the server's time.
  const shown = useSyncExternalStore(
    localClock.subscribe,
    () => idsOf(shownAt(toPlatformTime(localClock.now()))),
    () => idsOf(shownAt(readAtMs)),
  )
  // SAFE-02
  if (isOnBreak(player)) return []
  return banners
    .filter(({ id }) => shown.split(' ').includes(id))
    .map((banner) => withVariables(banner, player?.currency ?? currency, write))
}

const idsOf = (banners: readonly Banner[]): string => banners.map(({ id }) => id).join(' ')
