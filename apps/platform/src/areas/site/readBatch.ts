import type { Handler } from '../../core/http/handler.ts'

/** wire-facts 9.5: each body by its URL as requested, including errors. */
export const readBatch: Handler<'site.batch'> = async ({ answerOf }, { query: { 'url[]': urls } }) => {
  const answers = await Promise.all([...new Set(urls)].map(async (url) => [url, await bodyOf(await answerOf(url))]))
  return { status: 200, body: Object.fromEntries(answers) }
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}
