import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { setConnection, useConnection } from '../../lib/api/connection'
import { useT } from '../../lib/i18n/TextsProvider'
import { toast } from '../../lib/toasts'
import { Icon } from '../../ui/Icon'

/** Shows a notice while the connection is lost, and a short one when it is back. In the first load: it cannot be fetched once it is needed. */
export function ConnectionNotice() {
  const t = useT('shell')
  const isUp = useConnection()
  const wasLost = useRef(false)
  useEffect(() => {
    const up = () => setConnection(true)
    const down = () => setConnection(false)
    addEventListener('online', up)
    addEventListener('offline', down)
    return () => {
      removeEventListener('online', up)
      removeEventListener('offline', down)
    }
  }, [])
  useEffect(() => {
    if (!isUp) wasLost.current = true
    else if (wasLost.current) {
      wasLost.current = false
      toast({ kind: 'success', id: 'connection', title: t('offline.back') })
    }
  }, [isUp, t])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-(--header-height) z-50 flex justify-center px-4"
    >
      {!isUp && (
        <p className="mt-2 flex animate-[rise_200ms_var(--ease-in)] items-center gap-2 rounded-full bg-surface-3 px-4 py-2 font-[550] text-warn shadow-pop">
          <Icon of={WifiOff} size={18} />
          {t('offline.lost')}
        </p>
      )}
    </div>
  )
}
