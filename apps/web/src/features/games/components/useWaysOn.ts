import { useNavigate } from '@tanstack/react-router'
import { useDialogs } from '../../../lib/dialogs'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import type { Reason } from '../launch'
import type { WayOn } from './GameError'

interface Ways {
  readonly path: string
  /** Where the game has a demo and is not in it. */
  readonly onDemo: (() => void) | undefined
  /** Asks for what the studio requires. */
  readonly onFields: () => void
}

/** What one can do about a game that does not play: what removes the reason first, then the demo. */
export function useWaysOn({ path, onDemo, onFields }: Ways) {
  const t = useT('games')
  const common = useT('common')
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const { isRestricted } = useSite()
  const enter = (to: '/login' | '/registration') => () => void navigate({ to, search: { redirect: path } } as never)
  const logIn = { label: t('page.logIn'), onPress: enter('/login') }
  // ROLE-13: where the law forbids it nobody is asked to sign up.
  const comeIn = isRestricted ? [logIn] : [{ label: common('auth.signUp'), onPress: enter('/registration') }, logIn]
  const mending: Partial<Record<Reason, WayOn>> = {
    login_needed: logIn,
    profile_incomplete: { label: t('page.fillIn'), onPress: onFields },
    currency_unavailable: { label: t('tile.changeCurrency'), onPress: () => dialogs.open('currency') },
    limit_reached: { label: t('page.limits'), onPress: () => void navigate({ to: '/profile/limits' } as never) },
  }
  return (reason: Reason, retry: (() => void) | undefined): readonly WayOn[] => {
    if (reason === 'money_only' || reason === 'live_for_money') return comeIn
    const again = retry && { label: t(reason === 'session_ended' ? 'page.playHere' : 'page.retry'), onPress: retry }
    const demo = onDemo && reason !== 'demo_unavailable' ? { label: t('page.toDemo'), onPress: onDemo } : undefined
    const lobby = { label: t('page.back'), onPress: () => void navigate({ to: '/' } as never) }
    const ways = [mending[reason] ?? again, demo].filter((way) => way !== undefined)
    return ways.length > 0 ? ways : [lobby]
  }
}
