// Runs a platform without Apogee's extensions by hand: `node tests/plain/serve.ts --port 4330`, then
// `PLATFORM_URL=http://127.0.0.1:4330 npm start`. Sign in as player@plain.test.
import { parseArgs } from 'node:util'
import { startPlainPlatform } from './platform.ts'
import { demoPassword } from './state.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env['PORT'] ?? '4330' } } })
const platform = await startPlainPlatform(Number(values.port))
console.log(`The plain platform answers at ${platform.url}; player@plain.test, password ${demoPassword}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void platform.close().then(() => process.exit(0))
  })
