import { openCore } from './composition/core.ts'
import { openNodes } from './composition/nodes.ts'
import { parseCommand, runCommand } from './composition/operators/operatorCommands.ts'
import { sendToDesk } from './composition/operators/operatorDesk.ts'
import { isPsql, runPsql } from './composition/operators/operatorPsql.ts'
import { openMovableClock } from './core/clock.ts'
import { ConfigError, readConfig } from './core/config/config.ts'
import { openDb } from './core/db/openDb.ts'
import { openLog } from './core/log.ts'
import type { Outcome } from './core/operators/operatorCommand.ts'

/**
 * Carries a command out: through the running server if the database is its own, else directly on the configured
 * database.
 */
export async function operate(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const order = isPsql(args) ? null : parseCommand(args)
  if (order && 'text' in order) return order
  try {
    const config = readConfig(env)
    if (order === null) return await runPsql(args.slice(1), config)
    return (await sendToDesk(config, args)) ?? (await operateAlone(args, config))
  } catch (error) {
    if (error instanceof ConfigError) return { isDone: false, text: error.message }
    throw error
  }
}

async function operateAlone(args: readonly string[], config: ReturnType<typeof readConfig>): Promise<Outcome> {
  const db = await openDb(config, { isShared: true })
  const log = openLog('warn')
  // Notifies the servers: a session that ends here is rejected there at once.
  const nodes = await openNodes(config, log)
  try {
    const { core } = openCore(config, db, await openMovableClock(db), log, nodes)
    return await runCommand(args, core)
  } finally {
    await nodes?.close()
    await db.close()
  }
}
