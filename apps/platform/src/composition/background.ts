import { randomUUID } from 'node:crypto'
import { areas } from '../areas.ts'
import type { Parts } from '../core/area.ts'
import type { Config } from '../core/config/config.ts'
import type { Db } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import type { Log } from '../core/log.ts'
import { openLeases } from '../core/nodes/leases.ts'
import { type DemoPlayersNeeds, openDemoPlayers } from '../demo/demoPlayers/demoPlayers.ts'
import { realTime } from '../demo/demoPlayers/playTime.ts'
import { openOperatorDesk } from './operators/operatorDesk.ts'
import type { openPayments } from './partners/payments.ts'
import { startWork } from './startWork.ts'

interface BackgroundParts extends Pick<DemoPlayersNeeds, 'playPast' | 'studioFetch'> {
  readonly config: Config
  readonly log: Log
  readonly db: Db
  readonly core: Core
  readonly nodes: { readonly self: string } | null
  /** Whether a page holds a realtime connection. */
  readonly hasPages: () => boolean
  readonly parts: Parts
  readonly payments: ReturnType<typeof openPayments>
}
export type Background = ReturnType<typeof startBackground>

/** Everything that runs without a request: jobs, outbox, the sandbox provider's webhooks, the operator's commands, demo players. */
export function startBackground(background: BackgroundParts) {
  const { config, log, db, nodes, core, hasPages, parts, payments, playPast, studioFetch } = background
  for (const area of areas) area.start?.(parts)
  const leases = openLeases(db, nodes?.self ?? randomUUID(), log)
  const work = startWork(parts, leases)
  const webhooks = payments.sandbox?.start()
  const desk = openOperatorDesk(core, log)
  const demoPlayers = config.demoPlayers
    ? openDemoPlayers({
        ...parts,
        playPast,
        studioFetch,
        isConnected: hasPages,
        mayPlay: () => leases.holds('demo players'),
        time: realTime,
      })
    : undefined
  return {
    work,
    demoPlayers,
    async close(): Promise<void> {
      await demoPlayers?.close()
      await desk.close()
      await webhooks?.stop()
      await work.close()
      await leases.close()
      for (const area of areas) await area.close?.(parts)
    },
  }
}
