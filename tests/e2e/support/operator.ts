import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

let opened: ReturnType<typeof openOperator> | undefined

/** `npm run operator` with the settings of the server under test, in one process per worker: a start takes 1.3 s. */
export async function operator(...order: string[]): Promise<void> {
  opened ??= openOperator()
  opened.orders.write(`${JSON.stringify([...order, '--by', 'Sam', '--reason', 'an end-to-end test'])}\n`)
  const { value, done } = await opened.results.next()
  if (done) throw new Error("The operator's process has ended.")
  const { isDone, text } = JSON.parse(value) as { isDone: boolean; text: string }
  expect(isDone, text).toBe(true)
}

function openOperator() {
  const port = process.env['E2E_PORT'] ?? '4580'
  const entry = fileURLToPath(new URL('../../server/operatorProcess.ts', import.meta.url))
  const child = spawn(process.execPath, [entry], {
    // It ends when its standard input closes, so with the worker.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `apogee-e2e-${port}`),
      DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
    },
  })
  return { orders: child.stdin, results: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}
