import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cpuSeconds } from './cpuTime.mjs'

test.runIf(process.platform === 'linux')('processor time includes that of children that have ended', () => {
  const before = cpuSeconds() ?? Number.NaN
  const busy = 'const { cpuUsage } = process; while (cpuUsage().user < 100_000);'
  spawnSync(process.execPath, ['-e', busy])
  expect((cpuSeconds() ?? Number.NaN) - before).toBeGreaterThanOrEqual(0.1)
})

test('a process that does not exist has no processor time', () => {
  expect(cpuSeconds(2 ** 30)).toBeUndefined()
})
