import { AsyncLocalStorage } from 'node:async_hooks'
import { type Tracer, traceWith } from '@apogee/platform/telemetry'
import {
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'

export interface Tracing {
  /** Flushes pending spans. */
  close(): Promise<void>
}

export interface TracingOptions {
  /**
   * OTEL_EXPORTER_OTLP_ENDPOINT: a collector that accepts OTLP over HTTP; headers come from OTEL_EXPORTER_OTLP_HEADERS.
   */
  readonly endpoint: string
  readonly service: string
  /** Share of sampled traces, decided by their id: the same in every process. */
  readonly share: number
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT }
/** Version 00; an id of zeros is invalid (W3C Trace Context). */
const w3c = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** Traces the work of this process from now on. */
export function openTracing({ endpoint, service, share }: TracingOptions): Tracing {
  const sampler = new TraceIdRatioBasedSampler(share)
  const random = new RandomIdGenerator()
  // A browser has already chosen its span's id.
  let given: { readonly traceId: string; readonly spanId: string } | undefined
  const provider = new BasicTracerProvider({
    idGenerator: {
      generateTraceId: () => given?.traceId ?? random.generateTraceId(),
      generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    },
    resource: resourceFromAttributes({ 'service.name': service }),
    // A client may send a trace id, but does not decide about sampling.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }), {
        scheduledDelayMillis: 1_000,
      }),
    ],
  })
  const source = provider.getTracer('apogee')
  const atWork = new AsyncLocalStorage<Span>()

  const contextOf = (traceparent: string | null | undefined): SpanContext | undefined => {
    const [, traceId, spanId, flags] = w3c.exec(traceparent ?? '') ?? []
    if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
    const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) !== 0
    return { traceId, spanId, traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true }
  }

  /** The browser's time from the press to its request: reported here, so that browsers need no collector. */
  function browserSpan({ traceId, spanId }: SpanContext, pressMs: number): Span {
    given = { traceId, spanId }
    try {
      const startTime = Date.now() - pressMs
      return source.startSpan('browser press', { kind: SpanKind.CLIENT, startTime, root: true }, ROOT_CONTEXT)
    } finally {
      given = undefined
    }
  }

  const tracer: Tracer = {
    async run({ name, kind, attributes = {}, parent, pressMs }, work) {
      const inside = atWork.getStore()
      const remote = inside ? undefined : contextOf(parent)
      const press = remote && pressMs !== undefined ? browserSpan(remote, pressMs) : undefined
      const above = inside ?? press
      const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT
      const span = source.startSpan(
        name,
        { kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind], attributes },
        !above && remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : context,
      )
      try {
        const result = await atWork.run(span, work)
        if (result instanceof Response) {
          span.setAttribute('http.response.status_code', result.status)
          if (result.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        }
        return result
      } catch (error) {
        // Its message may contain a player's input.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
        throw error
      } finally {
        span.end()
        press?.end()
      }
    },
    current() {
      const context = atWork.getStore()?.spanContext()
      if (!context) return undefined
      return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`
    },
  }
  traceWith(tracer)
  return {
    async close() {
      traceWith(undefined)
      await provider.shutdown()
    },
  }
}
