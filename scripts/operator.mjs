// `npm run operator -- ...`: actions of support on an account, logged with their reason.

import { fail, print } from './lib/output.mjs'
import { prepareRuntime } from './lib/runtime.mjs'

await prepareRuntime()
const { operate } = await import('../apps/platform/src/operator.ts')
const { isDone, text } = await operate(process.argv.slice(2), process.env)
if (!isDone) fail(text)
if (text) print(text)
