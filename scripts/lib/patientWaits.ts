import { type VitestUtils, vi } from 'vitest'

const isPatient = Symbol.for('apogee.tests.patientWaits')
const patient: VitestUtils & { [isPatient]?: true } = vi

// `vi.waitFor` gives up after a second by default, which a machine at a fifth of the usual speed exceeds. Vitest has a setting for
// `expect.poll` alone. Test files share their modules, so that this runs many times.
if (!patient[isPatient]) {
  patient[isPatient] = true
  const { waitFor } = vi
  patient.waitFor = (callback, options = { timeout: 15_000 }) => waitFor(callback, options)
}
