import { expect, test } from 'vitest'
import { cmsFallback } from './cmsFallback.ts'

const content =
  '<script type="module" async="" src="https://bad.example/x.js"></script><style>p{}</style>' +
  '<meta http-equiv="refresh" content="0;url=//bad.example"><form action="https://bad.example"><input name="password"></form>' +
  '<p style="color:red" onclick="x()">Terms</p>'
const missing = async () => Response.json({}, { status: 404 })

test('[SEC-09] a page of the platform’s CMS passes the allow-list of our CMS', async () => {
  const blocks = { title: 'a < b', 'content-main': content, json: '{}' }
  const theirs = async () => Response.json({ path: 'terms', content, blocks }, { headers: { 'cache-control': 'x' } })
  const answer = await cmsFallback('content.page', theirs, missing)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'x'])
  expect(await answer.json()).toEqual({
    path: 'terms',
    content: '<p>Terms</p>',
    blocks: { title: 'a < b', 'content-main': '<p>Terms</p>', json: '{}' },
  })
})

test('[SEC-09] its text snippets pass it too, and a response without text is dropped', async () => {
  const theirs = async () => Response.json([{ id: 'footer', content }, { id: 'odd', content: { a: '<b>' } }, 'odd'])
  const answer = await cmsFallback('content.snippets', theirs, async () => Response.json([{ id: 'ours', content: '' }]))
  expect(await answer.json()).toEqual([
    { id: 'footer', content: '<p>Terms</p>' },
    { id: 'odd', content: '' },
    'odd',
    { id: 'ours', content: '' },
  ])
})

test('[TRN-05] [SEC-09] the JSON of a tournament stays JSON and contains no tags', async () => {
  const cup = { title: 'Cup & "friends"', text: '<img src=x onerror=x()>' }
  const row = (categories: string[], text: string) => ({ id: 'cup', categories, content: text })
  const theirs = async () =>
    Response.json([row(['tournament'], JSON.stringify(cup)), row(['tournament'], content), row(['x'], '{"a":"<b>"}')])
  const answer = await cmsFallback('content.snippets', theirs, async () => Response.json([]))
  const [json, html, other] = (await answer.json()) as { content: string }[]
  expect(JSON.parse(json?.content ?? '')).toEqual(cup)
  expect(json?.content).not.toContain('<')
  expect(html?.content).toBe('<p>Terms</p>')
  expect(other?.content).toBe('{"a":"<b>"}</b>')
})

test('a response that is not a page is replaced by our page, or the platform counts as unavailable', async () => {
  const html = async () => new Response(content, { headers: { 'content-type': 'text/html' } })
  const ours = async () => Response.json({ path: 'terms', content: 'ours' })
  expect(await (await cmsFallback('content.page', html, ours)).json()).toEqual({ path: 'terms', content: 'ours' })
  expect((await cmsFallback('content.page', html, missing)).status).toBe(404)
  const broken = async () => new Response('<b>', { headers: { 'content-type': 'application/json' } })
  await expect(cmsFallback('content.page', broken, ours)).rejects.toThrow()
})
