// `npm run content:check`: finds every mistake in `content/` and prints each as `file:line: key: reason`; exits with 1
// if there are any. A server judges by the same validation at its start and when a file changes.
import { formatFault } from '@apogee/platform/content'
import { contentFaults } from '../../apps/web/server/content/contentFaults.ts'

const faults = contentFaults({ isFrontOnly: false })
for (const fault of faults) console.error(formatFault(fault))
console.log(`content: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
process.exitCode = faults.length > 0 ? 1 : 0
