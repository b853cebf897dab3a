const quietMs = 10_000
let quietUntil = 0
let channel: BroadcastChannel | undefined

/** The player is logging out themselves, here or in another tab, so the end of their session needs no message. */
export const isSigningOut = (): boolean => Date.now() < quietUntil

const ignoreCalls = () => {
  quietUntil = Date.now() + quietMs
}

/**
 * Called before the call, because its response and the end of the session may arrive in any order, and again after it.
 */
export function announceSignOut(state: 'leaving' | 'left'): void {
  ignoreCalls()
  channel?.postMessage(state)
}

/** AUTH-05: calls `onLeft` when the player has logged out in another tab. Returns a function that stops listening. */
export function onSignOut(onLeft: () => void): () => void {
  channel = new BroadcastChannel('apogee.session')
  channel.onmessage = ({ data }) => {
    ignoreCalls()
    if (data === 'left') onLeft()
  }
  return () => {
    channel?.close()
    channel = undefined
  }
}
