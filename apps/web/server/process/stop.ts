import { printLine } from './processLine.ts'

/** Runs `close` once at the first SIGTERM or SIGINT, then ends the process; a second signal ends it at once. */
export function stopOnSignal(close: (signal: NodeJS.Signals) => Promise<void>): void {
  let isClosing = false
  const stop = (signal: NodeJS.Signals) => {
    if (isClosing) process.exit(1)
    isClosing = true
    close(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        printLine('error', error instanceof Error ? (error.stack ?? error.message) : String(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
