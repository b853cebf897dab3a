import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * Runs a file of this folder in a separate process, which prints its result as JSON; both files share the type. `cores`
 * restricts its processors, in the format of taskset.
 */
export async function runPart<Job, Result>(file: string, job: Job, cores?: string): Promise<Result> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const pinned = cores === undefined ? [] : ['taskset', '-c', cores]
  const [program = process.execPath, ...args] = [...pinned, process.execPath, path, JSON.stringify(job)]
  const { stdout } = await promisify(execFile)(program, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  })
  return JSON.parse(stdout) as Result
}
