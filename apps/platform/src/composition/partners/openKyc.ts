import { systemClock } from '../../core/clock.ts'
import type { Config } from '../../core/config/config.ts'
import { closedKyc } from '../../ports/kyc/closedKyc.ts'
import type { KycProvider } from '../../ports/kyc/kycProvider.ts'
import { type SandboxKyc, sandboxKyc } from '../../ports/kyc/sandboxKyc.ts'
import { sumsub } from '../../ports/kyc/sumsub.ts'

export interface Kyc {
  readonly provider: KycProvider
  /** Set in demo mode without Sumsub: has a desk. */
  readonly sandbox: SandboxKyc | null
}

/** Sumsub where it is configured, else the sandbox's desk; a restored copy has neither. */
export function openKyc({ sumsub: account, secrets, isRestored }: Config): Kyc {
  if (account !== null) {
    const needs = { fetch: (url: string, init: RequestInit) => fetch(url, init), now: () => systemClock.now() }
    return { provider: sumsub({ ...account, ...needs }), sandbox: null }
  }
  if (isRestored) return { provider: closedKyc(), sandbox: null }
  const sandbox = sandboxKyc(secrets.session)
  return { provider: sandbox, sandbox }
}
