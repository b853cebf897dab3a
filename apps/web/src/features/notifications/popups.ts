import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '../../lib/api'
import { useFlag } from '../../lib/flags/flags'
import { dialogControls } from '../../lib/navigation/dialogs'
import { currentInterruption, useInterruption } from '../../lib/navigation/interruptions'
import { isSpent, spend } from '../../lib/navigation/oncePerVisit'
import { isGame, openNames, useIsBusy, whenSettled } from '../../lib/navigation/popups'
import { isOnBreak } from '../../lib/onBreak'
import { useSite } from '../../lib/page/site'
import { playerQuery } from '../profile/queries'
import { deviceQuery, popupsQuery } from '../site/queries'
import { isExitDevice, newProviderFor } from './model'
import { type ExitWatch, watchExit } from './watchExit'
import { watchSurvey } from './watchSurvey'

declare module '../../lib/navigation/oncePerVisit' {
  interface OncePerVisit {
    exit: true
    newProvider: true
    survey: true
  }
}

/** Popups and notifications that the site shows without a player's action. */
export default function NotificationPopups() {
  useNewProvider()
  useIosExit()
  useSurvey()
  return null
}

/** NTF-07, NTF-09: once per visit, when nothing else is open and no game is running. */
function useNewProvider(): void {
  const router = useRouter()
  const { data: player } = useQuery(playerQuery())
  const { data: popups } = useQuery(popupsQuery)
  const isBusy = useIsBusy()
  const groups = isOnBreak(player) ? undefined : player?.statuses.map(({ id }) => id)
  const provider =
    groups && popups && !isBusy
      ? newProviderFor({ groups, config: popups.new_provider, isSpent: isSpent('newProvider') })
      : undefined
  const isItsTurn = useInterruption('popup', provider !== undefined)
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
      isBlocked: () => openNames(router).includes('cashbox') || isGame(router) || currentInterruption() === 'notice',
      show: () => whenSettled(router, () => dialogControls(router).open('iosExit')),
    })
    return () => watch.current?.stop()
  }, [isDevice, playerId, router])
}

/** NTF-05, NTF-06: the operator's survey, if its script is present. */
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
      isDialogOpen: openNames(router).length > 0 || currentInterruption() === 'notice',
      isEnabled: window.apogeeSurvey !== undefined,
    })
    // `performance` counts from the page load.
    return watchSurvey(performance.timeOrigin, facts, () => {
      void api('notifications.surveyConfig', {}).then(
        ({ is_enable_widget, survey_id: surveyId, survey_collector_id: collectorId }) => {
          if (!is_enable_widget) return
          spend('survey')
          window.apogeeSurvey?.show({ surveyId, collectorId, locale })
        },
        // The API client logs the failure; the survey stays closed.
        () => undefined,
      )
    })
  }, [isOn, locale, router])
}
