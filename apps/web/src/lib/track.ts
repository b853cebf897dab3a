export type LogLevel = 'INFO' | 'WARN' | 'ERROR'

/** TRK-03: tells the server what went wrong in the browser. Never waits, never fails, never holds personal data. */
export function logClient(
  label: string,
  level: LogLevel,
  details: Readonly<Record<string, string | number | boolean>> = {},
): void {
  if (import.meta.env.SSR) return
  const body = JSON.stringify({ ...details, label: label.slice(0, 200), level_name: level, path: location.pathname })
  void fetch('/log', { method: 'PUT', body, keepalive: true, headers: { 'content-type': 'application/json' } }).catch(
    () => undefined,
  )
}

// A page that fails in a loop must not flood the log.
const mostReports = 10
let reports = 0

/** Reports errors nobody caught. Returns a function that stops listening. */
export function reportUncaught(): () => void {
  const report = (label: string, reason: unknown) => {
    reports += 1
    if (reports > mostReports) return
    const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
    const stack = reason instanceof Error ? (reason.stack ?? '').slice(0, 1_000) : ''
    logClient(label, 'ERROR', { message: message.slice(0, 300), stack })
  }
  const onError = (event: ErrorEvent) => report('UNCAUGHT_ERROR', event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => report('UNHANDLED_REJECTION', event.reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
