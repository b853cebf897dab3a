// `npm run pictures`: draws the pictures of the catalogue ahead of time, on every processor of the machine.

import { fail, print } from './lib/output.mjs'
import { prepareRuntime } from './lib/runtime.mjs'

const everyMs = 5_000

await prepareRuntime()
const { readConfig } = await import('../apps/platform/src/core/config/config.ts')
const { drawPictures, readPictureOrder } = await import('../apps/platform/src/pictures.ts')
const { config, order } = readSettings()
let reportedAt = performance.now()
const began = reportedAt
const { drawn, failed } = await drawPictures(config, order, (done, total) => {
  if (performance.now() - reportedAt < everyMs) return
  reportedAt = performance.now()
  print(`${done} of ${total} pictures`)
})
const seconds = Math.round((performance.now() - began) / 1000)
print(`${drawn} pictures drawn in ${seconds} s by ${order.workers} workers, in ${config.dataDir}/media.`)
if (failed > 0) fail(`${failed} pictures could not be drawn; the log above says why.`)

function readSettings() {
  try {
    // Drawing needs no secrets and no production settings.
    return { config: readConfig({ ...process.env, MODE: 'demo' }), order: readPictureOrder(process.argv.slice(2)) }
  } catch (error) {
    if (error.name === 'ConfigError') return fail(error.message)
    throw error
  }
}
