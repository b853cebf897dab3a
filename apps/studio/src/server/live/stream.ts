import type { Session } from '../sessions.ts'
import type { LiveTables } from './tables.ts'

/** A line that hears nothing for longer is thought dead by the client, which opens another. */
const BEAT_MS = 5000
/** A reader so many messages behind is let go; it comes back and is told all anew. */
const BEHIND = 200

const text = new TextEncoder()

/** A table as server-sent events: `table` with all there is first, then `round`, `result`, `crowd` and the player's own `bet`. */
export function streamTable(tables: LiveTables, session: Session, gone: AbortSignal): Response {
  let leave = () => {}
  let beat: ReturnType<typeof setInterval> | undefined
  const end = () => {
    clearInterval(beat)
    leave()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: async (controller) => {
        const write = (line: string) => {
          if ((controller.desiredSize ?? 0) < -BEHIND) {
            end()
            controller.error(new Error('reader too slow'))
          } else controller.enqueue(text.encode(line))
        }
        const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        leave = await tables.join(session, send)
        beat = setInterval(() => write(': beat\n\n'), BEAT_MS)
        if (gone.aborted) end()
        gone.addEventListener('abort', end)
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  )
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
