// The public API of metrics and traces.
export { type Gauge, single } from './gauge.ts'
export { onSignal, signal } from './signals.ts'
export { spanned, type Tracer, traced, traceHeaders, traceWith } from './spans.ts'
