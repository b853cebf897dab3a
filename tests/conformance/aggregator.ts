// Tests a wallet as an aggregator would call it (docs/studios.md): `npm run conformance:aggregator -- --url ...`
import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Hub } from './aggregator/hub.ts'
import { aggregatorRules } from './aggregator/rules.ts'

const usage = `npm run conformance:aggregator -- --url <address of the wallet> [options]
  --key <file>        the aggregator's private key (PEM), whose public key the wallet knows
  --user <text>       the player's reference from the launch of a game
  --token <text>      the token from the launch, live, with at least twenty stakes
  --game <text>       the code of the game
  --currency <code>   of the token (default EUR)
  --stake <amount>    one bet in whole units (default 1)`

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    url: text,
    key: text,
    user: text,
    token: text,
    game: text,
    currency: { ...text, default: 'EUR' },
    stake: { ...text, default: '1' },
  },
})
const { url, key, user, token, game, currency } = values
const stake = Number(values.stake)
if (!url || !key || !user || !token || !game || !(stake > 0)) {
  console.error(usage)
  process.exit(2)
}

const privateKey = readFileSync(key, 'utf8')
const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
const hub = new Hub({
  keys: { privateKey, publicKey },
  send: (path, headers, body) =>
    fetch(`${url.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    }),
})
const session = { user, token, game_code: game, currency }
let broken = 0
for (const { name, run } of aggregatorRules) {
  try {
    await run({ hub, session, stake })
    console.log(`ok   ${name}`)
  } catch (error) {
    broken += 1
    console.log(`FAIL ${name}\n     ${error instanceof Error ? error.message : String(error)}`)
  }
}
console.log(`\n${aggregatorRules.length - broken} of ${aggregatorRules.length} rules passed`)
process.exit(broken > 0 ? 1 : 0)
