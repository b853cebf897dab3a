import { type VitestUtils, vi } from 'vitest'

const isPatient = Symbol.for('apogee.tests.patientWaits')
const patient: VitestUtils & { [isPatient]?: true } = vi

// `vi.waitFor` times out after a second by default, which is too short on a machine at a fifth of the usual speed.
// Vitest can configure only `expect.poll`. Test files share their modules, so this code runs many times.
if (!patient[isPatient]) {
  patient[isPatient] = true
  const { waitFor } = vi
  patient.waitFor = (callback, options = { timeout: 15_000 }) => waitFor(callback, options)
}
