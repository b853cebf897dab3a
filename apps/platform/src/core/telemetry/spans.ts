/**
 * A piece of work in a trace. Attributes never contain input of players: statements without their values, paths without
 * queries.
 */
export interface SpanFacts {
  readonly name: string
  /** `server` answers a request, `client` makes one; `internal` without. */
  readonly kind?: 'server' | 'client'
  readonly attributes?: Readonly<Record<string, string | number>>
  /** W3C `traceparent` of a request from outside; work within another span belongs to that one. */
  readonly parent?: string | null
  /** Of a browser's request: milliseconds between the visitor's press and the request. Also reported as a span. */
  readonly pressMs?: number
}

/** The tracer for {@link traceWith}: `apps/web/server/process/tracing` over OpenTelemetry. */
export interface Tracer {
  /**
   * Runs the work within a span; the span ends with it, failed if it rejects or answers with a status of 500 or more.
   */
  run<T>(facts: SpanFacts, work: () => Promise<T>): Promise<T>
  /** `traceparent` of the current span. */
  current(): string | undefined
}

let tracer: Tracer | undefined

/** From now on work is traced; undefined: no longer. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

/** Runs the work, in a new span if tracing is on. */
export const spanned = <T>(facts: () => SpanFacts, work: () => Promise<T>): Promise<T> =>
  tracer === undefined ? work() : tracer.run(facts(), work)

/** Headers that continue the trace in another service (W3C Trace Context); empty without tracing. */
export function traceHeaders(): Record<string, string> {
  const traceparent = tracer?.current()
  return traceparent === undefined ? {} : { traceparent }
}

type Send = (url: string, init: RequestInit) => Promise<Response>

/** Sends as `send` does, in a span named after the receiver and the path; the receiver can continue the trace. */
export const traced =
  (receiver: string, send: Send): Send =>
  (url, init) =>
    spanned(
      () => ({ name: `${receiver} ${new URL(url).pathname}`, kind: 'client' }),
      () => {
        const more = Object.entries(traceHeaders())
        if (more.length === 0) return send(url, init)
        const headers = new Headers(init.headers)
        for (const [name, value] of more) headers.set(name, value)
        return send(url, { ...init, headers })
      },
    )

/** Id of the current trace, for the log. */
export const traceId = (): string | undefined => tracer?.current()?.split('-')[1]
