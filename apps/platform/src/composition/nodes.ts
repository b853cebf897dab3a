import { areas } from '../areas.ts'
import type { Parts } from '../core/area.ts'
import type { Config } from '../core/config/config.ts'
import type { Log } from '../core/log.ts'
import type { Nodes } from '../core/nodes/nodes.ts'

/** The other nodes by REDIS_URL; null for a single node. */
export async function openNodes({ redisUrl: url }: Pick<Config, 'redisUrl'>, log: Log): Promise<Nodes | null> {
  if (url === null) return null
  // Its client is loaded on first use.
  return (await import('../core/nodes/redisNodes.ts')).openRedisNodes({ url, log })
}

/**
 * This node has just updated the tables to its content: the others read them again. So does this one, when another
 * starts later.
 */
export function shareContent(nodes: Nodes | null, parts: Parts): void {
  nodes?.subscribe('content', async () => {
    for (const { name, refresh } of areas) {
      try {
        await refresh?.(parts)
      } catch (error) {
        parts.log.error({ err: error, area: name }, 'reload of changed content failed')
      }
    }
  })
  nodes?.publish('content', {})
}
