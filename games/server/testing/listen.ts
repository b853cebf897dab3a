import type { Studio } from '../main.ts'

/** Reads a table's stream event by event. */
export async function listen(studio: Studio, token: string) {
  const response = await studio.app.request('/studio/api/live/stream', {
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
  const seen: string[] = []
  let rest = ''
  // biome-ignore lint/suspicious/noExplicitAny: a test reads messages it has just described
  async function next(wanted: string): Promise<any> {
    for (;;) {
      const end = rest.indexOf('\n\n')
      if (end < 0) {
        rest += (await reader.read()).value ?? ''
        continue
      }
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(rest.slice(0, end)) ?? []
      rest = rest.slice(end + 2)
      if (event) seen.push(event)
      if (event === wanted) return JSON.parse(data ?? '')
    }
  }
  async function ended(): Promise<boolean> {
    while (!(await reader.read()).done);
    return true
  }
  return { next, ended, seen: () => seen, close: () => reader.cancel() }
}
