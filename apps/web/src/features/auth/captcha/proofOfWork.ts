import { solveChallengeWorkers } from 'altcha-lib'
import { api } from '../../../lib/api'

const worker = () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })

/** Solves the server's challenge in a worker, so that typing is never blocked; undefined if there is no challenge. */
export async function proofOfWork(signal: AbortSignal): Promise<string | undefined> {
  const challenge = await api('auth.captcha', {}, { signal })
  if (!challenge) return undefined
  // One worker is enough for some tenths of a second, and leaves a phone's other cores free for the page.
  const solution = await solveChallengeWorkers({ challenge, createWorker: worker, concurrency: 1, timeout: 20_000 })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
