// Tests a payment provider against docs/payments.md:
// `npm run conformance:payments -- --url https://gateway.example/v1 ...`
import { parseArgs } from 'node:util'
import { conformPayments } from './paymentRules.ts'

const usage = `npm run conformance:payments -- --url <PSP_URL> [options]
  --secret <text>   shared secret (default: PSP_SECRET, else the demo's)
  --older-secret <text>   one that the provider has to accept as well
It creates unpaid deposits and payouts of 20 euros: use a test account.`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'older-secret': { type: 'string' },
    secret: {
      type: 'string',
      default: process.env['PSP_SECRET']?.split(',')[0] ?? 'apogee-demo-psp-secret-not-for-production',
    },
  },
})

if (!values.url) {
  console.error(usage)
  process.exit(2)
}
const verdicts = await conformPayments({
  url: values.url.replace(/\/$/, ''),
  secret: values.secret,
  ...(values['older-secret'] !== undefined && { olderSecret: values['older-secret'] }),
  send: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(10_000) }),
  now: () => new Date(),
})
for (const { rule, isMet, why } of verdicts) {
  console.log(`${isMet ? 'ok   ' : 'FAIL '}${rule}${why ? `\n     ${why}` : ''}`)
}
const broken = verdicts.filter(({ isMet }) => !isMet)
console.log(`\n${verdicts.length - broken.length} of ${verdicts.length} rules passed`)
process.exit(broken.length > 0 ? 1 : 0)
