type Answer = (request: Request) => Response | Promise<Response>

/**
 * Handles a request whose body is at most `most` bytes long. A longer declared length is refused before anything is
 * read (Node lets no more through than was declared). A body without one is counted as it arrives and cut off.
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
  return isOpenEnded ? counted(request, most, answer, tooLarge) : answer(request)
}

/** Answers with the refusal before the reader can fail on the truncated body. */
function counted(request: Request, most: number, answer: Answer, tooLarge: () => Response): Promise<Response> {
  const { promise: refusal, resolve: refuse } = Promise.withResolvers<Response>()
  let size = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size <= most) return controller.enqueue(chunk)
      refuse(tooLarge())
      controller.error(new Error('the body is too large'))
    },
  })
  const { method, headers, signal, url } = request
  const body = request.body?.pipeThrough(counting)
  const limited = new Request(url, { method, headers, signal, body: body ?? null, duplex: 'half' } as RequestInit)
  return Promise.race([refusal, Promise.resolve(answer(limited))])
}
