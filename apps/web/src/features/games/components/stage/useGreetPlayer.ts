import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { playerQuery } from '../../../profile/queries'

/** Sends the player's nickname to our own game once it is ready, so that the dealer of a table can greet them. */
export function useGreetPlayer(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean): void {
  const { data: player } = useQuery(playerQuery())
  const nickname = player === undefined ? undefined : (player?.nickname ?? null)
  useEffect(() => {
    // A game of another studio has no document that this page may read, and its window would refuse the message.
    if (!isReady || nickname === undefined || !frame.current?.contentDocument) return
    frame.current.contentWindow?.postMessage({ source: 'apogee-host', type: 'player', nickname }, location.origin)
  }, [isReady, nickname, frame])
}
