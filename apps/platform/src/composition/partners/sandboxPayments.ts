import { withdrawalDesk } from '../../areas/cashbox/public.ts'
import type { Clock } from '../../core/clock.ts'
import type { App } from '../../core/http/app.ts'
import type { Core } from '../../core/http/handler.ts'
import type { ReadVisit } from '../../core/http/visits/visit.ts'
import { mountSandboxPsp } from '../../ports/psp/sandbox/mountSandboxPsp.ts'
import type { SandboxProvider } from '../../ports/psp/sandbox/sandboxProvider.ts'

/** The pages and the desk of the sandbox's payment provider. */
export function mountSandboxPayments(
  app: App,
  core: Core,
  clock: Clock,
  provider: SandboxProvider,
  visitOf: ReadVisit,
): void {
  const brandOf = (request: Request) => visitOf(request, new URL(request.url), '').brand.name
  const now = () => clock.now()
  mountSandboxPsp(app, {
    db: core.db,
    provider,
    secret: core.config.secrets.psp,
    now,
    brandOf,
    withdrawals: withdrawalDesk(core),
  })
}
