import { sessionPlayers } from '../areas/auth/public.ts'
import type { MovableClock } from '../core/clock.ts'
import type { Config } from '../core/config/config.ts'
import { readLicence } from '../core/content/licences/licences.ts'
import type { Db } from '../core/db/db.ts'
import { offerSamples } from '../core/goLive/samples.ts'
import type { Core, Player } from '../core/http/handler.ts'
import { ledger } from '../core/ledger/ledger.ts'
import type { Log } from '../core/log.ts'
import type { Nodes } from '../core/nodes/nodes.ts'
import { SharedRealtime } from '../core/nodes/sharedRealtime.ts'
import { openCentrifugo } from '../core/realtime/centrifugo.ts'
import { Hub } from '../core/realtime/hub.ts'
import { Sessions } from '../core/sessions/session.ts'

/** SEC-01 */
const lifeMsOf = ({ licence }: Player): number => readLicence(licence).session_hours * 3_600_000

/** The parts of the core that every handler receives. An ended session closes its realtime connections at once. */
export function openCore(
  config: Config,
  db: Db,
  clock: MovableClock,
  log: Log,
  nodes: Nodes | null,
): {
  readonly hub: Hub
  readonly core: Core
  /** Whether any page is connected, to this node or another. */
  readonly hasPages: () => boolean
} {
  offerSamples(config.mode === 'demo')
  const hub: Hub = new Hub({
    clock,
    tokenSecret: config.centrifugo?.tokenSecret ?? config.secrets.session,
    playerOf: (sessionId, brand) => sessions.playerOf(sessionId, brand),
    commandsPerSecond: config.limits.commandsPerSecond,
  })
  const shared = nodes && new SharedRealtime(hub, nodes)
  const realtime = config.centrifugo === null ? (shared ?? hub) : openCentrifugo(config.centrifugo, log)
  const sessions: Sessions = new Sessions({
    db,
    clock,
    loadPlayer: sessionPlayers(db),
    lifeMsOf,
    onEnded: (sessionId, playerId) => realtime.disconnect({ sessionId, playerId }),
    ...(nodes && { nodes }),
  })
  const hasPages = () => hub.hasConnections() || (shared?.hasRemotePages() ?? false)
  return { hub, hasPages, core: { config, db, clock, ledger, realtime, sessions } }
}
