// `npm run operator` for many commands: one line of JSON each, arguments on stdin, results on stdout.
import { createInterface } from 'node:readline'
import { operate } from '../../apps/platform/src/operator.ts'

for await (const line of createInterface({ input: process.stdin })) {
  const result = await operate(JSON.parse(line) as string[], process.env)
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
