import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Runs a file of this folder in a process of its own; it prints its result as JSON, and both files share the type. */
export async function runPart<Job, Result>(file: string, job: Job): Promise<Result> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [path, JSON.stringify(job)], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  })
  return JSON.parse(stdout) as Result
}
