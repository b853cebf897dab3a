import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { onConsentReopened } from '../../../lib/browser/consent'
import { lazyPart } from '../../../lib/delivery'
import { useInterruption } from '../../../lib/navigation/interruptions'
import { useSite } from '../../../lib/page/site'
import { type NoticeName, noticeOf } from './model'

const Notice = lazyPart(() => import('./Notice'))

/** The notice at the bottom of the screen. It loads after the page, which is the same for all guests. */
export function NoticeHost() {
  const { country } = useSite()
  const [name, setName] = useState<NoticeName>()
  // A visitor who declined is redirected there, where the notice must not open again (GD-16).
  const isDeclined = useRouterState({ select: (state) => state.location.pathname === '/oops' })
  useEffect(() => {
    const look = () => setName(noticeOf(country, document.cookie))
    look()
    return onConsentReopened(look)
  }, [country])
  const isItsTurn = useInterruption('notice', name !== undefined && !isDeclined)
  if (!(name && isItsTurn)) return null
  return (
    <Suspense>
      <Notice key={name} name={name} onAnswered={() => setName(noticeOf(country, document.cookie))} />
    </Suspense>
  )
}
