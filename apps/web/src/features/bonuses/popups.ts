import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from '../../lib/browser/createStore'
import { dialogControls } from '../../lib/navigation/dialogs'
import { openNames, whenSettled } from '../../lib/navigation/popups'
import { isOnBreak } from '../../lib/onBreak'
import { useSite } from '../../lib/page/site'
import { playerQuery } from '../profile/queries'
import { arrivedGift } from './arrivedGift'
import { codesCame } from './promoCodes'

/** Handles codes from links, and new gifts. */
export default function BonusPopups() {
  usePromoCodes()
  useGiftArrival()
  return null
}

/** BON-12, OPEN-82: codes from a link, used where they belong. */
function usePromoCodes(): void {
  const router = useRouter()
  const client = useQueryClient()
  const site = useSite()
  const { data: player } = useQuery(playerQuery())
  const path = useRouterState({ select: (state) => state.location.pathname })
  const came = useStore(codesCame)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may bring a code to the current page
  useEffect(() => {
    if (!player || isOnBreak(player) || (path !== '/' && path !== '/profile/gifts')) return
    const onDeposit = () => whenSettled(router, () => dialogControls(router).open('cashbox', { step: 'deposit' }))
    void import('./applyCodes')
      .then(({ applyDepositCode, applyGiftCode }) =>
        path === '/' ? applyDepositCode({ client, site }, player, onDeposit) : applyGiftCode({ client, site }),
      )
      // The failure is logged; a code is no reason to interrupt the player.
      .catch(() => undefined)
  }, [player, path, came, router, client, site])
}

/** Where players see a gift arrive: among their gifts, where they have just used a coupon, or on a wheel that is still turning. */
const arrivesAt = ['/profile/', '/rocketmart-wheel', '/rocketplay-wheel']

/** Announced everywhere else. */
function useGiftArrival(): void {
  const router = useRouter()
  const client = useQueryClient()
  const { texts } = useSite()
  const gift = useStore(arrivedGift)
  useEffect(() => {
    if (!gift) return
    arrivedGift.set(null)
    if (arrivesAt.some((path) => router.state.location.pathname.startsWith(path))) return
    // A box shows its prize itself, once it is open.
    if (gift.group_key === 'lootbox' && openNames(router).some((name) => name === 'openBox' || name === 'wheelWon'))
      return
    // The cashbox shows the gifts of a deposit.
    if (gift.payment_id !== null && openNames(router).some((name) => name === 'cashbox' || name === 'depositResult'))
      return
    void import('./announceGift').then(({ announceGift }) => announceGift(client, texts, gift))
  }, [gift, router, client, texts])
}
