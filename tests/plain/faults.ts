import { setTimeout as wait } from 'node:timers/promises'

/** Faults to simulate in an answer. `page`: an HTML error page, with 502 or, as some proxies do, with 200. */
export type Fault =
  | 'error'
  | 'page'
  | 'pageWith200'
  | 'empty'
  | 'nothing'
  | 'cut'
  | 'slow'
  | 'hangs'
  | 'drops'
  | 'maintenance'
  | {
      readonly status?: number
      readonly body?: unknown
      readonly text?: string
      readonly type?: string
      readonly afterMs?: number
    }

/** Faults by `METHOD /path` or `/path`; a path that ends in `*` matches all paths with that prefix. */
export class Faults {
  readonly #faults = new Map<string, Fault>()

  set(call: string, fault: Fault | null): void {
    if (fault === null) this.#faults.delete(call)
    else this.#faults.set(call, fault)
  }

  clear(): void {
    this.#faults.clear()
  }

  of(method: string, path: string): Fault | undefined {
    for (const [call, fault] of this.#faults) {
      const [verb, where] = call.startsWith('/') ? [method, call] : (call.split(' ', 2) as [string, string])
      if (verb !== method) continue
      if (where === path || (where.endsWith('*') && path.startsWith(where.slice(0, -1)))) return fault
    }
    return undefined
  }
}

export interface Answer {
  readonly status: number
  readonly type?: string
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

const page = (status: number): Answer => ({
  status,
  type: 'text/html',
  text: '<!doctype html><html><head><title>We are sorry</title></head><body><h1>Something went wrong</h1></body></html>',
})
const slowMs = 2_500

/** The answer with its fault; null closes the connection without an answer. */
export async function spoil(answer: Answer, fault: Fault, signal: AbortSignal): Promise<Answer | null> {
  if (typeof fault === 'object') {
    if (fault.afterMs) await wait(fault.afterMs, undefined, { signal }).catch(() => undefined)
    const { status = answer.status, text, body, type } = fault
    const said = text ?? (body === undefined ? answer.text : JSON.stringify(body))
    return { ...answer, status, ...(said !== undefined && { text: said }), ...(type !== undefined && { type }) }
  }
  switch (fault) {
    case 'error':
      return { status: 500, type: 'application/json', text: '{"errors":{"base":{"unexpected":"Internal error"}}}' }
    case 'page':
      return page(502)
    case 'pageWith200':
      return page(200)
    case 'empty':
      return { ...answer, status: 200, text: '' }
    case 'nothing':
      return { status: 204 }
    case 'cut':
      return { ...answer, text: (answer.text ?? '').slice(0, Math.floor((answer.text ?? '').length / 2)) }
    case 'slow':
      await wait(slowMs, undefined, { signal }).catch(() => undefined)
      return answer
    case 'hangs':
      await new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }))
      return null
    case 'drops':
      return null
    case 'maintenance':
      return { ...page(503), headers: { 'x-maintenance-mode': '1' } }
  }
}
