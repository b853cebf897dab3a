// Reports which calls a platform lacks and for which pages:
// `npm run conformance:platform -- --url https://casino.example`.
import { parseArgs } from 'node:util'
import { conformPlatform, isUnfit } from './platformRules.ts'

const usage = `npm run conformance:platform -- --url <platform> [options]
  --email <text> --password <text>   a test player, for the calls of players
  --json                             the findings as JSON
It reads only. It ends with 1 when something that a page cannot do without is missing.`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
if (!values.url) {
  console.error(usage)
  process.exit(2)
}
const { email, password } = values
const found = await conformPlatform({
  url: values.url.replace(/\/$/, ''),
  ...(email && password && { signIn: { email, password } }),
  send: (address, init) => fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(8_000) }),
})
const unfit = found.filter(isUnfit)
if (values.json) console.log(JSON.stringify(found, null, 2))
else {
  for (const { state, weight, path, answered, pages, faults } of found) {
    console.log(`${state.padEnd(9)} ${weight.padEnd(9)} ${path}  (${answered}) for ${pages}`)
    for (const fault of faults) console.log(`${' '.repeat(20)}${fault}`)
  }
  const count = (state: string) => found.filter((one) => one.state === state).length
  console.log(
    `\n${count('ok')} ok, ${count('faulty')} with faults that are corrected, ${count('missing')} missing, ${count('broken')} broken, ${count('not tried')} not tried; needed and missing: ${unfit.length}`,
  )
}
process.exit(unfit.length > 0 ? 1 : 0)
