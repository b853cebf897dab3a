// `npm start`: from a bare checkout to a running casino. Skips every step that has nothing to do.
import { fileURLToPath } from 'node:url'
import { bold, dim, print } from './lib/output.mjs'
import { checkSurroundings } from './lib/preflight.mjs'
import { prepareRuntime } from './lib/runtime.mjs'
import { applyServerFlags } from './lib/serverFlags.mjs'

// The first start on a machine seeds thousands of games.
const readyWithinMs = 15 * 60_000

await prepareRuntime()
applyServerFlags()
// The compile cache saves the next start 0.8 s of processor time. Node 20, which may run the lines above, lacks these
// two names, so they cannot be imported at the top.
const { enableCompileCache, flushCompileCache } = await import('node:module')
enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)))
process.env.NODE_ENV = 'production'
const config = await checkSurroundings()
const { buildStale } = await import('./lib/build.mjs')
await buildStale()
await import('../apps/web/serve.ts')
if (await waitUntilReady()) printWelcome()
flushCompileCache()

async function waitUntilReady() {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    const isReady = await fetch(`http://127.0.0.1:${config.port}/readyz`).then(
      (answer) => answer.status === 200,
      () => false,
    )
    if (isReady) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

function printWelcome() {
  print('')
  print(`  ${bold('Apogee')} is running at ${bold(config.publicUrl)}. Pictures are drawn when they are first viewed.`)
  if (config.platform !== null) print(`  Front end only; its platform is ${bold(config.platform.url)}.`)
  else if (config.mode === 'demo') {
    print('')
    print(`  Demo accounts, password ${bold('Rocket-2026!')}`)
    print('    player@apogee.test   EUR 1,000.00, some history')
    print('    vip@apogee.test      a VIP')
    print('    tester@apogee.test   a tester')
    print('    fresh@apogee.test    email not confirmed, empty profile')
    print('    careful@apogee.test  limits')
    print('    double@apogee.test   a multi-account, which gets no gifts')
    print('')
    print(`  Mailbox and other sandbox parts: ${config.publicUrl}/sandbox/mail`)
  }
  print(dim('  Ctrl-C stops it.'))
  print('')
}
