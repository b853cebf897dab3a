// `npm run operator -- ...`: actions of support on an account, logged with their reason.
import { prepareRuntime } from './lib/runtime.mjs'
import { fail, say } from './lib/say.mjs'

await prepareRuntime()
const { operate } = await import('../apps/platform/src/operator.ts')
const { isDone, text, data } = await operate(process.argv.slice(2), process.env)
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ isDone, text, ...(data !== undefined && { data }) })}\n`)
  process.exit(isDone ? 0 : 1)
}
if (!isDone) fail(text)
if (text) say(text)
