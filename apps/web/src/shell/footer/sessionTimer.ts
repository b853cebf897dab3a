declare module '../../lib/storage' {
  interface Stored {
    'shell.sessions': Sessions
  }
}

/** By player id: which sign-in, and when this device first saw it. */
export type Sessions = Readonly<Record<string, { readonly signedInAt: string; readonly startMs: number }>>

/**
 * OPEN-51: when the session of a player began. What this device wrote down at first sight of a sign-in counts: its clock may
 * not be the server's. A sign-in that began on another device, or while nothing could be kept, counts from the server's time.
 */
export function withSession(sessions: Sessions, playerId: number, signedInAt: string, nowMs: number): Sessions {
  if (sessions[playerId]?.signedInAt === signedInAt) return sessions
  const serverMs = Date.parse(signedInAt)
  const startMs = Number.isNaN(serverMs) ? nowMs : Math.min(serverMs, nowMs)
  return { ...sessions, [playerId]: { signedInAt, startMs } }
}
