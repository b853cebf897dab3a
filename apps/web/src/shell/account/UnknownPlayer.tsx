import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { playerQuery } from '../../features/profile/queries'
import { Failure } from '../page/Failure'

export interface UnknownPlayerProps {
  readonly className: string
  readonly error: Error
}

/**
 * Replaces a page for players when the player could not be loaded. An unreachable platform does not mean that the
 * visitor is a guest, so they are not sent to sign up. Once it responds, the page is opened again.
 */
export default function UnknownPlayer({ className, error }: UnknownPlayerProps) {
  const router = useRouter()
  const { data: player } = useQuery(playerQuery())
  useEffect(() => {
    if (player !== undefined) void router.invalidate()
  }, [player, router])
  return (
    <main id="main" tabIndex={-1} className={`flex-1 outline-none ${className}`}>
      <Failure error={error} />
    </main>
  )
}
