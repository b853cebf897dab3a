import { contentFaultsNow } from '../../core/content/contentState.ts'
import type { Db } from '../../core/db/db.ts'
import type { Handler } from '../../core/http/handler.ts'

/** A load balancer checks every few seconds with a short timeout. */
const patienceMs = 2_000

declare module '../../core/http/handler.ts' {
  interface Services {
    /** Whether the peers can be reached; true for a single node. */
    readonly reachesNodes: () => boolean
  }
}

/**
 * Reports the unavailable parts: the whole database, or only writes to it (a full disk, a standby), Redis, and content
 * with faults, with their reasons.
 */
export const readReadiness: Handler<'site.ready'> = async (ctx) => {
  // The response reports the database as unavailable.
  const isReadOnly = await readOnly(ctx.db).catch(() => null)
  const redis = ctx.reachesNodes() ? [] : (['redis'] as const)
  if (isReadOnly === null) return { status: 503, body: { status: 'unavailable', away: ['database', ...redis] } }
  // The node still serves requests without Redis, so balancers should keep sending visitors.
  const faults = contentFaultsNow()
  const away = [...(isReadOnly ? (['writes'] as const) : []), ...redis, ...(faults ? (['content'] as const) : [])]
  return { status: 200, body: { status: away.length > 0 ? 'degraded' : 'ok', away, ...(faults && { faults }) } }
}

async function readOnly(db: Db): Promise<boolean | null> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  const asked = db.query<{ is_read_only: boolean }>(
    `SELECT current_setting('transaction_read_only') = 'on' AS is_read_only`,
  )
  return Promise.race([asked.then(([row]) => row?.is_read_only ?? null), patience]).finally(() => clearTimeout(timer))
}
