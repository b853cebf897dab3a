// Tests a wallet against docs/wallet.md: `npm run conformance:wallet -- --url https://operator.example/wallet/v1 ...`
import { parseArgs } from 'node:util'
import { conform } from './conform.ts'
import type { Wallet } from './studio.ts'

const usage = `npm run conformance:wallet -- --url <address up to the version> [options]
  --secret <text>          shared secret (default: WALLET_SECRET, else the demo's)
  --studio <id>            X-Wallet-Studio (default apogee)
  --session <id>           a live play session with money (default: a platform in demo mode opens one)
  --other-session <id>     a live play session of another player in the same game
  --ended-session <id>     an expired play session
  --free-session <id>      a live play session whose player has free rounds in its game
  --feature-session <id>   the same with free rounds that start in a feature
  --stake <minor units>    the stake of one bet (default 100); the session needs twenty of them`

const { values } = readArguments(() =>
  parseArgs({
    options: {
      url: { type: 'string' },
      secret: {
        type: 'string',
        default: process.env['WALLET_SECRET'] ?? 'apogee-demo-wallet-secret-not-for-production',
      },
      studio: { type: 'string', default: 'apogee' },
      session: { type: 'string' },
      'other-session': { type: 'string' },
      'ended-session': { type: 'string' },
      'free-session': { type: 'string' },
      'feature-session': { type: 'string' },
      stake: { type: 'string', default: '100' },
    },
  }),
)

if (!values.url) stop(usage)
const stake = Number(values.stake)
if (!/^https?:$/.test(URL.parse(values.url)?.protocol ?? ''))
  stop(`--url is "${values.url}", which does not begin with http:// or https://.`)
if (!Number.isSafeInteger(stake) || stake < 1)
  stop(`--stake must be a whole number above zero (it is "${values.stake}").`)
const url = values.url.replace(/\/$/, '')
const sessions = values.session
  ? {
      session: values.session,
      otherSession: values['other-session'],
      endedSession: values['ended-session'],
      freeSession: values['free-session'],
      featureSession: values['feature-session'],
    }
  : await sandboxSessions(new URL(url).origin)
const wallet: Wallet = {
  url,
  secret: values.secret,
  studio: values.studio,
  ...sessions,
  send: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(10_000) }),
  now: () => new Date(),
}
const verdicts = await conform(wallet, stake).catch((error: unknown) =>
  stop(`The test cannot begin: ${sentenceOf(error)}`),
)
for (const { rule, outcome, why } of verdicts) {
  console.log(
    `${outcome === 'passed' ? 'ok   ' : outcome === 'broken' ? 'FAIL ' : '-    '}${rule}${why ? `\n     ${why}` : ''}`,
  )
}
const broken = verdicts.filter(({ outcome }) => outcome === 'broken')
console.log(`\n${verdicts.length - broken.length} of ${verdicts.length} rules passed`)
process.exit(broken.length > 0 ? 1 : 0)

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

function readArguments<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return stop(`${sentenceOf(error)}\n\n${usage}`)
  }
}

/** The message of an error and, for a request, its cause. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** A platform in demo mode opens sessions for wallet tests. */
async function sandboxSessions(
  origin: string,
): Promise<Pick<Wallet, 'session' | 'otherSession' | 'endedSession' | 'freeSession' | 'featureSession'>> {
  const answer = await fetch(`${origin}/sandbox/play-sessions`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', origin },
    body: '{}',
  }).catch(() => null)
  if (!answer?.ok) stop(`No --session, and ${origin} is not a platform in demo mode, which could open one.\n\n${usage}`)
  const { session, other_session, ended_session, free_session, feature_session } = (await answer.json()) as Record<
    string,
    string
  >
  const further = {
    otherSession: other_session,
    endedSession: ended_session,
    freeSession: free_session,
    featureSession: feature_session,
  }
  return { session: session ?? '', ...further }
}
