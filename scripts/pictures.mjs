// `npm run pictures`: draws the pictures of the catalogue ahead of time, on every processor of the machine.
import { prepareRuntime } from './lib/runtime.mjs'
import { fail, say } from './lib/say.mjs'

const everyMs = 5_000

await prepareRuntime()
const { readConfig } = await import('../apps/platform/src/core/config/config.ts')
const { drawPictures, readPictureOrder } = await import('../apps/platform/src/pictures.ts')
const { config, order } = readSettings()
let saidAt = performance.now()
const began = saidAt
const { drawn, failed } = await drawPictures(config, order, (done, total) => {
  if (performance.now() - saidAt < everyMs) return
  saidAt = performance.now()
  say(`${done} of ${total} pictures`)
})
const seconds = Math.round((performance.now() - began) / 1000)
say(`${drawn} pictures drawn in ${seconds} s by ${order.workers} workers, in ${config.dataDir}/media.`)
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
