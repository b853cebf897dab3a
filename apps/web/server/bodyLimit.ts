type Answer = (request: Request) => Response | Promise<Response>

/**
 * Answers a request whose body is no longer than `most` bytes. A length that is announced is refused before a byte is read
 * (Node lets no more pass than was announced); one that is not is counted on its way in and cut.
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

/** The refusal overtakes whatever the reader makes of a body that breaks off. */
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
