import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSignOut } from '../../features/auth/mutations'
import { readLastPlay, setLastPlay } from '../../features/games/lastPlay'
import { dialogControls } from '../../lib/navigation/dialogs'

/** Logs out at once; a player who has played for money then sees a summary of it. */
export function useLogOut(): () => void {
  const client = useQueryClient()
  const router = useRouter()
  const signOut = useSignOut()
  const logOut = async () => {
    const play = await readLastPlay(client)
    await signOut.mutateAsync()
    if (!play) return
    setLastPlay(play)
    dialogControls(router).open('summary')
  }
  // The API client reports a failed log-out.
  return () => void logOut().catch(() => undefined)
}
