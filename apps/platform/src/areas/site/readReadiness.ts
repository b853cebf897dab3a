import type { Db } from '../../core/db/db.ts'
import type { Handler } from '../../core/http/handler.ts'

/** A load balancer asks every few seconds and does not wait for long. */
const patienceMs = 2_000

/** What is unavailable: all of the database, or only its writes (a full disk, a standby). */
export const readReadiness: Handler<'site.ready'> = async (ctx) => {
  const isReadOnly = await readOnly(ctx.db).catch(() => null)
  if (isReadOnly === null) return { status: 503, body: { status: 'unavailable', away: ['database'] } }
  if (isReadOnly) return { status: 200, body: { status: 'degraded', away: ['writes'] } }
  return { status: 200, body: { status: 'ok', away: [] } }
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
