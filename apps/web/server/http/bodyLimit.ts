type Answer = (request: Request) => Response | Promise<Response>

/**
 * Handles a request whose body is at most `most` bytes long. A longer declared length is rejected before anything is
 * read (Node enforces the declared length). A body without one is read first and passed on with its length, so that no
 * handler ever fails on a truncated body.
 */
export function withinBodyLimit(
  request: Request,
  most: number,
  answer: Answer,
  tooLarge: () => Response,
): Response | Promise<Response> {
  const announced = request.headers.get('content-length')
  if (announced !== null) return Number(announced) <= most ? answer(request) : tooLarge()
  const isOpenEnded = request.headers.has('transfer-encoding') && request.body !== null
  return isOpenEnded ? counted(request, request.body, most, answer, tooLarge) : answer(request)
}

async function counted(
  { method, headers: asked, signal, url }: Request,
  stream: ReadableStream<Uint8Array>,
  most: number,
  answer: Answer,
  tooLarge: () => Response,
): Promise<Response> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Not cancelled when it is too long: that would close the connection before the response is sent.
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength
      if (size > most) return tooLarge()
      chunks.push(next.value)
    }
  } catch {
    // The client disconnected, or its chunks are malformed.
    return new Response(null, { status: 400, headers: { connection: 'close' } })
  }
  const headers = new Headers(asked)
  headers.delete('transfer-encoding')
  headers.set('content-length', String(size))
  return answer(new Request(url, { method, headers, signal, body: Buffer.concat(chunks) }))
}
