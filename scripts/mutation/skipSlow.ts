import { beforeEach } from 'vitest'

// Tests of thousands of rounds: see `slow` in areas.mjs.
const slow: readonly string[] = JSON.parse(process.env['MUTATION_SLOW'] ?? '[]')

beforeEach(({ task, skip }) => {
  if (slow.some((words) => task.name.includes(words))) skip()
})
