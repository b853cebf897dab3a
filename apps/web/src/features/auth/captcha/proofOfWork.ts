import { solveChallengeWorkers } from 'altcha-lib'
import { api } from '../../../lib/api'

const worker = () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })

/** Does the work the server asks for, beside the page, so that typing never waits for it; undefined where none is asked. */
export async function proofOfWork(signal: AbortSignal): Promise<string | undefined> {
  const challenge = await api('auth.captcha', {}, { signal })
  if (!challenge) return undefined
  // One is enough for some tenths of a second, and a phone's other cores stay free for the page.
  const solution = await solveChallengeWorkers({ challenge, createWorker: worker, concurrency: 1, timeout: 20_000 })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
