import type { CallName } from '@apogee/contract'

export type LogLevel = 'INFO' | 'WARN' | 'ERROR'
export type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>

// Most visits have nothing to report: how it is done loads with the first thing that went wrong. A report that cannot be
// made disturbs nobody.
function report(make: (reports: typeof import('./reports/send')) => void): void {
  if (!import.meta.env.SSR) void import('./reports/send').then(make).catch(() => undefined)
}

/** TRK-03: tells the server what went wrong in the browser. Never waits, never fails, never holds personal data. */
export function logClient(label: string, level: LogLevel, details: LogDetails = {}): void {
  report((reports) => reports.sendLog({ label, level, details }))
}

/** ERR-02: a call of the contract was not answered, or was refused. What that means is judged in one place, `reports/failures`. */
export function callFailed(name: CallName, request: object, error: unknown): void {
  report((reports) => reports.sendFailure(name, request, error))
}

/** Reports errors nobody caught, from the first line of the page on. */
export function reportUncaught(): void {
  addEventListener('error', (event) =>
    report((reports) => reports.sendUncaught('UNCAUGHT_ERROR', event.error ?? event.message)),
  )
  addEventListener('unhandledrejection', (event) =>
    report((reports) => reports.sendUncaught('UNHANDLED_REJECTION', event.reason)),
  )
}
