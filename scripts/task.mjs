// `npm run migrate`, `npm run golive`, `npm run backup`: runs apps/web/task.ts under the right Node.
import { prepareRuntime } from './lib/runtime.mjs'

await prepareRuntime()
await import('../apps/web/task.ts')
