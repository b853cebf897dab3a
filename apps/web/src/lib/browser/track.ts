import type { CallName } from '@apogee/contract'

export type LogLevel = 'INFO' | 'WARN' | 'ERROR'
export type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>

/** `reports/send` */
interface Reports {
  sendLog(log: { readonly label: string; readonly level: LogLevel; readonly details: LogDetails }): void
  sendFailure(name: CallName, request: object, error: unknown): void
  sendUncaught(label: string, error: unknown): void
}

// Most visits have nothing to report, so the code loads with the first failure. A report that cannot be sent is dropped
// silently.
function report(make: (reports: Reports) => void): void {
  // A report that cannot be sent must not cause another one.
  if (!import.meta.env.SSR) void import('../reports/send').then(make).catch(() => undefined)
}

/** TRK-03: reports browser errors to the server. Never blocks, never throws, never contains personal data. */
export function logClient(label: string, level: LogLevel, details: LogDetails = {}): void {
  report((reports) => reports.sendLog({ label, level, details }))
}

/** ERR-02: a call of the contract was rejected or got no response. Only `reports/failures` interprets it. */
export function callFailed(name: CallName, request: object, error: unknown): void {
  report((reports) => reports.sendFailure(name, request, error))
}

/** Reports uncaught errors, from the very start of the page. */
export function reportUncaught(): void {
  addEventListener('error', (event) =>
    report((reports) => reports.sendUncaught('UNCAUGHT_ERROR', event.error ?? event.message)),
  )
  addEventListener('unhandledrejection', (event) =>
    report((reports) => reports.sendUncaught('UNHANDLED_REJECTION', event.reason)),
  )
}
