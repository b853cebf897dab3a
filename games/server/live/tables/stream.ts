import type { Session } from '../../sessions.ts'
import type { Message } from './seats.ts'
import type { LiveTables } from './tables.ts'

/** The client considers a connection dead after a longer silence, and opens another. */
const BEAT_MS = 5000
/** A reader this many messages behind is disconnected; it reconnects and gets the whole state again. */
const BEHIND = 200

const BEAT = new TextEncoder().encode(': beat\n\n')

/**
 * A table as server-sent events: first `table` with the complete state, then `round`, `result`, `crowd` and the
 * player's own `bet`.
 */
export function streamTable(tables: LiveTables, session: Session, disconnected: AbortSignal): Response {
  let leave = () => {}
  let beat: ReturnType<typeof setInterval> | undefined
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(beat)
    leave()
  }
  const finish = (controller: ReadableStreamDefaultController) => {
    if (isOver) return
    end()
    controller.close()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: async (controller) => {
        const send = (message: Message) => {
          if (isOver) return
          if ((controller.desiredSize ?? 0) < -BEHIND) {
            end()
            controller.error(new Error('reader too slow'))
          } else controller.enqueue(message)
        }
        leave = await tables.join(session, send)
        // A player who left while the table was being read gets no seat.
        if (isOver) return leave()
        beat = setInterval(() => send(BEAT), BEAT_MS)
        if (disconnected.aborted) finish(controller)
        disconnected.addEventListener('abort', () => finish(controller))
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  )
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
