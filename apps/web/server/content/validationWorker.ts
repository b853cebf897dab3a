// Validates `content/` in a thread of its own: it takes some two seconds of processor time, in which pages are served.
import { parentPort, workerData } from 'node:worker_threads'
import { contentFaults } from './contentFaults.ts'

parentPort?.postMessage(contentFaults(workerData as { readonly isFrontOnly: boolean }))
