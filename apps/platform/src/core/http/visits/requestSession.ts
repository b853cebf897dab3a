import type { PreparedSession, RequestSession, Sessions, Visitor } from '../../sessions/session.ts'
import type { Player } from '../handler.ts'
import { type CookiePolicy, readSessionCookie, sessionCookie } from './cookie.ts'

/**
 * The session of one request: the one its cookie opens on this brand, and the handler's changes to it. `cookies`
 * collects Set-Cookie.
 */
export async function openRequestSession(
  sessions: Sessions,
  cookieHeader: string | null,
  visitor: Visitor,
  policy: CookiePolicy,
  cookies: string[],
): Promise<RequestSession & { readonly player: Player | null }> {
  const { brand = null } = visitor
  let token = readSessionCookie(cookieHeader, policy)
  let live = token === null ? null : await sessions.find(token, brand)
  let line: string | null = null
  // A session that begins and ends in one request leaves one Set-Cookie line: the last.
  const set = (value: string | null) => {
    if (line !== null) cookies.splice(cookies.indexOf(line), 1)
    line = sessionCookie(value, policy)
    cookies.push(line)
  }
  const endLive = async () => {
    if (live) await sessions.end(live.id, live.player?.id ?? null)
    live = null
  }
  const adopt = async (opened: string) => {
    await endLive()
    live = await sessions.find(opened, brand)
    token = opened
    set(opened)
  }
  const prepare = async (playerId: bigint): Promise<PreparedSession> => {
    const insert = await sessions.prepare(visitor, { playerId })
    let opened: string | undefined
    return {
      async insert(tx) {
        opened = await insert(tx)
      },
      async adopt() {
        if (opened === undefined) throw new Error('the session was not inserted')
        await adopt(opened)
      },
    }
  }
  return {
    get id() {
      return live?.id ?? null
    },
    get createdAt() {
      return live?.createdAt ?? null
    },
    get pending() {
      return live?.pending ?? null
    },
    get player() {
      return live?.player ?? null
    },
    prepare,
    start: async (playerId) => adopt(await sessions.open(visitor, { playerId })),
    startPending: async (pending) => adopt(await sessions.open(visitor, { pending })),
    async rotate() {
      if (!live || token === null) return
      token = await sessions.rotate(token)
      set(token)
    },
    async end() {
      await endLive()
      if (token !== null) set(null)
    },
  }
}
