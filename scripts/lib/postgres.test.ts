import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a script that stops its PostgreSQL waits for it and then ends', () => {
  const script = `
    import { startPostgres } from './scripts/lib/postgres.mjs'
    const postgres = await startPostgres({ isDurable: true })
    await postgres.stop()
    console.log('stopped')
  `
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd,
    encoding: 'utf8',
  })
  expect([status, stdout.trim()]).toEqual([0, 'stopped'])
})
