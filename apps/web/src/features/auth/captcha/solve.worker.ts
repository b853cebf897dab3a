import { handler } from 'altcha-lib/workers/shared'
import { deriveKey } from './deriveKey'

handler({ deriveKey })
