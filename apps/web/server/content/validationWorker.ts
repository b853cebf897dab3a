// Validates `content/` in a separate thread: it takes some two seconds of processor time, in which pages are served.
import { parentPort, workerData } from 'node:worker_threads'
import { type ContentScope, contentFaults, gamesOf } from './contentFaults.ts'

// From `contentWatch.ts`.
const { isFrontOnly, games = gamesOf(isFrontOnly) } = workerData as ContentScope
parentPort?.postMessage({ faults: contentFaults({ isFrontOnly, games }), games })
