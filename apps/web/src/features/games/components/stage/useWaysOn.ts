import { useNavigate } from '@tanstack/react-router'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useSite } from '../../../../lib/page/site'
import { toPage } from '../../../../lib/page/toPage'
import type { Reason } from '../../playing/launch'
import type { WayOn } from './GameError'

interface Ways {
  readonly path: string
  /** Set if the game has a demo and is not in demo mode. */
  readonly onDemo: (() => void) | undefined
  /** Opens the form with the details the studio requires. */
  readonly onFields: () => void
}

/** The buttons for a game that does not start: first what removes the reason, then the demo. */
export function useWaysOn({ path, onDemo, onFields }: Ways) {
  const t = useT('games')
  const common = useT('common')
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const { isRestricted } = useSite()
  const enter = (to: '/login' | '/registration') => () => void navigate(toPage(to, { search: { redirect: path } }))
  const logIn = { label: t('page.logIn'), onPress: enter('/login') }
  // ROLE-13: where the law forbids it, guests are not invited to sign up.
  const comeIn = isRestricted ? [logIn] : [{ label: common('auth.signUp'), onPress: enter('/registration') }, logIn]
  const limits = { label: t('page.limits'), onPress: () => void navigate({ to: '/profile/limits' }) }
  const mending: Partial<Record<Reason, WayOn>> = {
    login_needed: logIn,
    profile_incomplete: { label: t('page.fillIn'), onPress: onFields },
    currency_unavailable: { label: t('tile.changeCurrency'), onPress: () => dialogs.open('currency') },
    limit_reached: limits,
    limit_restrict_access: limits,
  }
  return (reason: Reason, retry: (() => void) | undefined): readonly WayOn[] => {
    if (reason === 'money_only' || reason === 'live_for_money') return comeIn
    const again = retry && { label: t(reason === 'session_ended' ? 'page.playHere' : 'page.retry'), onPress: retry }
    const demo = onDemo && reason !== 'demo_unavailable' ? { label: t('page.toDemo'), onPress: onDemo } : undefined
    const lobby = { label: t('page.back'), onPress: () => void navigate({ to: '/' }) }
    const ways = [mending[reason] ?? again, demo].filter((way) => way !== undefined)
    return ways.length > 0 ? ways : [lobby]
  }
}
