import type { Core } from '../../core/http/handler.ts'
import type { Log } from '../../core/log.ts'
import { traced } from '../../core/telemetry/spans.ts'
import { closedProvider } from '../../ports/psp/closedProvider.ts'
import type { PaymentProvider } from '../../ports/psp/provider.ts'
import { remoteProvider } from '../../ports/psp/remoteProvider.ts'
import { type SandboxProvider, sandboxProvider } from '../../ports/psp/sandbox/sandboxProvider.ts'

export interface Payments {
  readonly provider: PaymentProvider
  /** Set in demo mode without PSP_URL: adds its own pages. */
  readonly sandbox: SandboxProvider | null
}

/** The configured provider: a real one by PSP_URL, else the sandbox; not in a restored copy. */
export function openPayments({ config, db, clock }: Core, log: Log): Payments {
  const shared = {
    secret: config.secrets.psp,
    now: () => clock.now(),
    fetch: traced('payments', (url, init) => fetch(url, init)),
  }
  if (config.pspUrl !== null) {
    const olderSecrets = config.secrets.olderPsp
    const others = config.pspProviders.map(({ secrets: [secret = '', ...older], ...rest }) =>
      remoteProvider({ ...shared, ...rest, secret, olderSecrets: older }),
    )
    return { provider: { ...remoteProvider({ ...shared, url: config.pspUrl, olderSecrets }), others }, sandbox: null }
  }
  if (config.isRestored) return { provider: closedProvider(), sandbox: null }
  const sandbox = sandboxProvider({
    ...shared,
    db,
    // The public address may lead through a proxy this machine cannot reach.
    callbackOrigin: `http://127.0.0.1:${config.port}`,
    onError: (error) => log.error({ err: error }, 'sandbox payment provider failed'),
  })
  return { provider: sandbox, sandbox }
}
