import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { arrivedGift } from '../features/bonuses/arrived'
import { useCanceledDeposit } from '../features/cashbox/useCanceledDeposit'
import { unseenAward } from '../features/jackpots/award'
import { type ExitWatch, watchExit } from '../features/notifications/exitWatch'
import { isExitDevice, newProviderFor } from '../features/notifications/model'
import { watchSurvey } from '../features/notifications/surveyWatch'
import { fetchUnread } from '../features/notifications/unread'
import { playerQuery } from '../features/profile/queries'
import { deviceQuery, popupsQuery } from '../features/site/queries'
import { useSupportNews } from '../features/support/news'
import { api } from '../lib/api'
import { dialogControls } from '../lib/dialogs'
import { useFlag } from '../lib/flags'
import { speaker, useFloor } from '../lib/floor'
import { useT } from '../lib/i18n/TextsProvider'
import { isOnBreak } from '../lib/onBreak'
import { useSite } from '../lib/site'
import { toast } from '../lib/toasts'
import { isSpent, spend } from '../lib/visit'
import { codesCame } from './guards/promocodes'

const openNames = (router: AnyRouter): readonly string[] =>
  (router.state.location.state.dialogs ?? []).map(({ name }: { readonly name: string }) => name)

const isGame = (router: AnyRouter): boolean => router.state.matches.at(-1)?.staticData.frame === 'game'

/** A logout leaves for main: a popup opened on the way would be left behind with the page. */
function whenSettled(router: AnyRouter, run: () => void): void {
  if (!router.state.isLoading) {
    run()
    return
  }
  const stop = router.subscribe('onResolved', () => {
    stop()
    run()
  })
}

/** The popups that come by themselves. */
export default function PopupWatch() {
  useNewProvider()
  useIosExit()
  useSurvey()
  useJackpotWin()
  usePromoCodes()
  useGiftArrival()
  useUnread()
  useSupportAnswer()
  useCanceledDeposit()
  return null
}

/** NTF-01: words of the house that came while no page was open. */
function useUnread(): void {
  const { data: player } = useQuery(playerQuery())
  const id = player?.id
  useEffect(() => {
    if (id !== undefined) void fetchUnread(id)
  }, [id])
}

/** An answer of support that the player does not see: it is told over whatever they do. */
function useSupportAnswer(): void {
  const t = useT('shell')
  const router = useRouter()
  const { data: player } = useQuery(playerQuery())
  const isOn = useFlag('live_chat') && player != null
  const answer = useSupportNews()
  const told = useRef(0)
  useEffect(() => {
    if (!isOn || !answer || answer.id === told.current) return
    told.current = answer.id
    toast({
      kind: 'message',
      id: 'support',
      title: answer.agent ? t('support.answered', { name: answer.agent }) : t('support.automatic'),
      text: answer.content.length > 140 ? `${answer.content.slice(0, 140)}…` : answer.content,
      action: { label: t('support.open'), onPress: () => dialogControls(router).open('support') },
    })
  }, [answer, isOn, router, t])
}

/** BON-12, OPEN-82: codes that a link brought, used where they belong. */
function usePromoCodes(): void {
  const router = useRouter()
  const client = useQueryClient()
  const site = useSite()
  const { data: player } = useQuery(playerQuery())
  const path = useRouterState({ select: (state) => state.location.pathname })
  const came = codesCame.use()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may bring a code to the page one stands on
  useEffect(() => {
    if (!player || isOnBreak(player) || (path !== '/' && path !== '/profile/gifts')) return
    const onDeposit = () => whenSettled(router, () => dialogControls(router).open('cashbox', { step: 'deposit' }))
    void import('./applyCodes')
      .then(({ applyDepositCode, applyGiftCode }) =>
        path === '/' ? applyDepositCode({ client, site }, player, onDeposit) : applyGiftCode({ client, site }),
      )
      // What failed is in the log; a code is no reason to disturb.
      .catch(() => undefined)
  }, [player, path, came, router, client, site])
}

/** Said wherever the player is, but where he sees it come: among his gifts, or where he has just used a coupon. */
function useGiftArrival(): void {
  const router = useRouter()
  const client = useQueryClient()
  const { texts } = useSite()
  const gift = arrivedGift.use()
  useEffect(() => {
    if (!gift) return
    arrivedGift.set(null)
    if (router.state.location.pathname.startsWith('/profile/')) return
    // The cashbox shows what a deposit has brought.
    if (gift.payment_id !== null && openNames(router).some((name) => name === 'cashbox' || name === 'depositResult'))
      return
    void import('./tellGift').then(({ tellGift }) => tellGift(client, texts, gift))
  }, [gift, router, client, texts])
}

/** NTF-07, NTF-09: once a visit, when nothing else is open and no game is played. */
function useNewProvider(): void {
  const router = useRouter()
  const { data: player } = useQuery(playerQuery())
  const { data: popups } = useQuery(popupsQuery)
  const isBusy = useRouterState({ select: () => openNames(router).length > 0 || isGame(router) })
  const groups = isOnBreak(player) ? undefined : player?.statuses.map(({ id }) => id)
  const provider =
    groups && popups && !isBusy
      ? newProviderFor({ groups, config: popups.new_provider, isSpent: isSpent('newProvider') })
      : undefined
  const isItsTurn = useFloor('popup', provider !== undefined)
  useEffect(() => {
    if (provider === undefined || !isItsTurn) return
    spend('newProvider')
    dialogControls(router).open('newProvider', { provider })
  }, [provider, isItsTurn, router])
}

/** NTF-10 to NTF-12 */
function useIosExit(): void {
  const router = useRouter()
  const { data: player } = useQuery(playerQuery())
  const { data: device } = useQuery(deviceQuery)
  const isDevice = device !== undefined && isExitDevice(device)
  const playerId = player?.id
  const watch = useRef<ExitWatch>(undefined)
  useEffect(() => {
    if (!isDevice) return
    if (playerId === undefined) {
      watch.current?.loggedOut()
      watch.current = undefined
      return
    }
    watch.current = watchExit({
      isSpent: () => isSpent('exit'),
      spend: () => spend('exit'),
      isHeld: () => openNames(router).includes('cashbox') || isGame(router) || speaker() === 'notice',
      show: () => whenSettled(router, () => dialogControls(router).open('iosExit')),
    })
    return () => watch.current?.stop()
  }, [isDevice, playerId, router])
}

/** NTF-05, NTF-06: the operator's survey, when its script is there. */
function useSurvey(): void {
  const router = useRouter()
  const { locale } = useSite()
  const { data: player } = useQuery(playerQuery())
  const isOn = useFlag('survey') && player != null
  useEffect(() => {
    if (!isOn || isSpent('survey')) return
    const facts = () => ({
      isPlayer: true,
      isGame: isGame(router),
      isDialogOpen: openNames(router).length > 0 || speaker() === 'notice',
      isEnabled: window.apogeeSurvey !== undefined,
    })
    // `performance` counts from the load of the page.
    return watchSurvey(performance.timeOrigin, facts, () => {
      void api('notifications.surveyConfig', {}).then(
        ({ is_enable_widget, survey_id: surveyId, survey_collector_id: collectorId }) => {
          if (!is_enable_widget) return
          spend('survey')
          window.apogeeSurvey?.show({ surveyId, collectorId, locale })
        },
        () => undefined,
      )
    })
  }, [isOn, locale, router])
}

/** MOD-16: at once, over whatever is open, in a game too: it is the player's own money. */
function useJackpotWin(): void {
  const router = useRouter()
  const award = unseenAward.use()
  useEffect(() => {
    if (!award) return
    unseenAward.set(null)
    dialogControls(router).open('jackpotWin', {
      id: award.id,
      level: award.jackpot_level_external_code,
      name: award.jackpot_level_name,
      cents: award.award_cents,
      currency: award.award_currency,
      poolCents: award.jackpot_original_amount_cents,
      poolCurrency: award.jackpot_original_currency,
    })
  }, [award, router])
}
