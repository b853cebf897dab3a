import { processLine } from './processLine.ts'

interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const everyMs = 60_000
const titles = { first: 'Drawing the first pictures', atRest: 'Drawing more pictures while the machine is idle' }

/** One progress line: rewritten in place on a terminal, otherwise logged at the start, every minute and at the end. */
export function drawProgress(output: Output = process.stdout, now = performance.now.bind(performance)) {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (what: keyof typeof titles, done: number, total: number): void => {
    const isOver = done === total
    const line = isOver ? `${titles[what]}: all ${total} are there` : `${titles[what]}: ${done} of ${total}`
    if (output.isTTY) output.write(`\r${line}\u001b[K${isOver ? '\n' : ''}`)
    else if (isOver || now() - loggedAt >= everyMs) {
      output.write(processLine('info', line, false))
      loggedAt = now()
    }
    if (isOver) loggedAt = Number.NEGATIVE_INFINITY
  }
}
