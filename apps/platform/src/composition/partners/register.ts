import type { Core } from '../../core/http/handler.ts'
import { traced } from '../../core/telemetry/spans.ts'
import type { ExclusionRegister } from '../../ports/registers/exclusionRegister.ts'
import { remoteRegister } from '../../ports/registers/remoteRegister.ts'
import { sandboxRegister } from '../../ports/registers/sandboxRegister.ts'

/** The configured gateway to the registers, or in a demo the sandbox's; else null. */
export function openRegister({ config, db, clock }: Pick<Core, 'config' | 'db' | 'clock'>): ExclusionRegister | null {
  const shared = { fetch: traced('register', (url, init) => fetch(url, init)), now: () => clock.now() }
  if (config.register !== null) return remoteRegister({ ...config.register, ...shared })
  return config.mode === 'demo' ? sandboxRegister({ db }) : null
}
