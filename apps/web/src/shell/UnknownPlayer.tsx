import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { playerQuery } from '../features/profile/queries'
import { Failure } from './Failure'

export interface UnknownPlayerProps {
  readonly className: string
  readonly error: Error
}

/**
 * In place of a page for players whose player could not be asked for: a platform that is away says nothing about who it is, so nobody is
 * sent to sign up. Once it answers, the page is opened again.
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
