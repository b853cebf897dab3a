// `npm run operator -- ...`: actions of support on an account, logged with their reason.

import { fail, print } from './lib/output.mjs'
import { prepareRuntime } from './lib/runtime.mjs'

await prepareRuntime()
const { operate } = await import('../apps/platform/src/operator.ts')
const { isDone, text, data } = await operate(process.argv.slice(2), process.env)
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ isDone, text, ...(data !== undefined && { data }) })}\n`)
  process.exit(isDone ? 0 : 1)
}
if (!isDone) fail(text)
if (text) print(text)
