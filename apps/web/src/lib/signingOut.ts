const quietMs = 10_000
let quietUntil = 0
let channel: BroadcastChannel | undefined

/** The player is leaving by himself, here or in another tab: that his session ends is no news to him. */
export const isSigningOut = (): boolean => Date.now() < quietUntil

const hush = () => {
  quietUntil = Date.now() + quietMs
}

/** Told before the call, for its answer and the end of the session may come in any order; and after it. */
export function announceSignOut(state: 'leaving' | 'left'): void {
  hush()
  channel?.postMessage(state)
}

/** AUTH-05: calls `onLeft` when the player has logged out in another tab. Answers how to stop. */
export function hearSignOut(onLeft: () => void): () => void {
  channel = new BroadcastChannel('apogee.session')
  channel.onmessage = ({ data }) => {
    hush()
    if (data === 'left') onLeft()
  }
  return () => {
    channel?.close()
    channel = undefined
  }
}
