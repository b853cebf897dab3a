import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { playerQuery } from '../../../features/profile/queries'
import { recall, remember } from '../../../lib/browser/storage'
import { useT } from '../../../lib/i18n/TextsProvider'
import { elapsedText, secondClock, useNow } from '../../../lib/time/clock'
import { deviceNow } from '../../../lib/time/platformClock'
import { Icon } from '../../../ui/Icon'
import { withSession } from './withSession'

/** NAV-31: how long the player has been logged in. */
export function SessionTimer() {
  const t = useT('shell')
  const { data: player } = useQuery(playerQuery())
  const now = useNow(secondClock)
  const [startMs, setStartMs] = useState<number>()
  const playerId = player?.id
  const signedInAt = player?.current_sign_in_at
  useEffect(() => {
    if (playerId === undefined || !signedInAt) return setStartMs(undefined)
    const sessions = withSession(recall('shell.sessions') ?? {}, playerId, signedInAt, deviceNow())
    remember('shell.sessions', sessions)
    setStartMs(sessions[playerId]?.startMs)
  }, [playerId, signedInAt])
  if (startMs === undefined || now === undefined) return null
  return (
    <p className="flex h-9 items-center gap-2 text-text-2">
      <Icon of={Timer} size={18} />
      {t('footer.session')}
      <span role="timer" className="num font-semibold text-text">
        {elapsedText(now - startMs)}
      </span>
    </p>
  )
}
