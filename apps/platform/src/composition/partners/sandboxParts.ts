import { withdrawalDesk } from '../../areas/cashbox/public.ts'
import type { Clock, MovableClock } from '../../core/clock.ts'
import type { App } from '../../core/http/app.ts'
import type { Core } from '../../core/http/handler.ts'
import type { ReadVisit } from '../../core/http/visits/visit.ts'
import { mountSandboxIssuer } from '../../ports/identity/sandbox/mountSandboxIssuer.ts'
import { mountSandboxPsp } from '../../ports/psp/sandbox/mountSandboxPsp.ts'
import type { SandboxProvider } from '../../ports/psp/sandbox/sandboxProvider.ts'
import { type SupportDesk, sandboxDesk } from '../../ports/support/supportDesk.ts'
import { mountKycDesk } from '../../sandbox/kycPages.ts'
import { mountNotifications } from '../../sandbox/mountNotifications.ts'
import { mountRegister } from '../../sandbox/mountRegister.ts'
import { mountSandbox } from '../../sandbox/mountSandbox.ts'
import { mountSupportDesk } from '../../sandbox/mountSupportDesk.ts'
import type { Identities } from './openIdentities.ts'
import type { Kyc } from './openKyc.ts'
import type { Payments } from './payments.ts'

export interface SandboxParts {
  readonly core: Core
  readonly clock: MovableClock
  readonly visitOf: ReadVisit
  readonly identities: Identities
  readonly payments: Payments
  readonly kyc: Kyc
  readonly supportDesk: SupportDesk | null
}

/** The pages of the sandbox's parts, except those replaced by a real service. */
export function mountSandboxParts(app: App, parts: SandboxParts): void {
  const { core, clock, visitOf, identities, payments, kyc } = parts
  const { db, config } = core
  const hasDesk = parts.supportDesk === sandboxDesk
  if (identities.sandbox) mountSandboxIssuer(app, identities.sandbox)
  if (config.mode === 'demo') {
    const away = [
      ...(payments.sandbox ? [] : ['payments' as const]),
      ...(kyc.sandbox ? [] : ['kyc' as const]),
      ...(hasDesk ? [] : ['support' as const]),
    ]
    mountSandbox(app, { db, clock, away })
    mountNotifications(app, core)
    if (config.register === null) mountRegister(app, core)
    if (hasDesk) mountSupportDesk(app, core)
  }
  if (payments.sandbox) mountSandboxPayments(app, core, clock, payments.sandbox, visitOf)
  if (kyc.sandbox) mountKycDesk(app, { db, kyc: kyc.sandbox, now: () => clock.now(), origin: config.publicUrl })
}

/** The pages and the desk of the sandbox's payment provider. */
function mountSandboxPayments(app: App, core: Core, clock: Clock, provider: SandboxProvider, visitOf: ReadVisit): void {
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
