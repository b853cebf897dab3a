declare module '../../../lib/browser/storage' {
  interface Stored {
    'shell.sessions': Sessions
  }
}

/** By player id: the sign-in, and when this device first saw it. */
export type Sessions = Readonly<Record<string, { readonly signedInAt: string; readonly startMs: number }>>

/**
 * OPEN-51: when a player's session began. The time this device recorded when it first saw a sign-in takes precedence,
 * because its clock may differ from the server's. A sign-in from another device, or one while storage was unavailable,
 * uses the server's time.
 */
export function withSession(sessions: Sessions, playerId: number, signedInAt: string, nowMs: number): Sessions {
  if (sessions[playerId]?.signedInAt === signedInAt) return sessions
  const serverMs = Date.parse(signedInAt)
  const startMs = Number.isNaN(serverMs) ? nowMs : Math.min(serverMs, nowMs)
  return { ...sessions, [playerId]: { signedInAt, startMs } }
}
