// A spreadsheet must not interpret text from a player or an operator as a formula.
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A cell of text. Our own figures and times need none of this: a minus starts a number. */
export const csvText = (text: string): string => quoted(safe(text))

/** A file whose lines are generated while it is sent. Its byte order mark marks it as UTF-8 for spreadsheets. */
export function csvAnswer(name: string, head: string, lines: AsyncIterable<string>): Response {
  const encoder = new TextEncoder()
  const iterator = lines[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${head}\r\n`)),
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
