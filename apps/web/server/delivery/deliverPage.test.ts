import { expect, test } from 'vitest'
import { deliverPage } from './deliverPage.ts'

const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" fetchPriority="low" nonce="n"/>`
const deliver = (html: string) => deliverPage(html, { nonce: 'n' })
const page = (head: string, end: string) =>
  `<html><head>${head}<title>a</title></head><body><p>b</p>${end}</body></html>`
const body = (content: string) => `<html><head><title>a</title></head><body>${content}</body></html>`
const entry = '<script type="module" async="" src="/assets/entry.js" nonce="n"></script>'

test('one line at the end of the page requests the scripts, the entry first, each once', () => {
  const html = deliver(page(link('entry') + link('frame') + link('lobby'), entry))
  expect(html).not.toContain('<link')
  expect(html).not.toContain('<script type="module"')
  expect(html).toMatch(
    /<p>b<\/p><script nonce="n">.*\["\/assets\/entry\.js","\/assets\/frame\.js","\/assets\/lobby\.js"\]\)<\/script><\/body>/,
  )
})

test('what stands before and after is left as it is', () => {
  const html = deliver(page('<meta name="x"/>', `<script type="application/json">{"a":"</p>"}</script>${entry}<i></i>`))
  expect(html).toContain('<head><meta name="x"/><title>a</title></head>')
  expect(html).toContain('<script type="application/json">{"a":"</p>"}</script><script nonce="n">')
  expect(html.endsWith('</script><i></i></body></html>')).toBe(true)
})

test('a page without scripts stays one', () => {
  expect(deliver(page('', ''))).toBe(page('', ''))
  expect(deliver(page(link('frame'), ''))).toBe(page(link('frame'), ''))
  expect(deliver(entry)).toBe(entry)
})

test('[SEC-03] a script or preload without the nonce of this response is never taken for ours, wherever it stands', () => {
  const foreign = '<script type="module" async="" src="https://bad.example/x.js"></script>'
  const preload = '<link rel="modulepreload" href="https://bad.example/y.js"/>'
  const html = deliver(page(preload + link('entry'), entry).replace('<p>b</p>', foreign))
  expect(html).toContain('["/assets/entry.js"]')
  expect(html).toContain(foreign)
  expect(html).toContain(preload)
})

test('[SEC-03] style attributes become rules with the nonce of the answer, the same style one rule', () => {
  const html = deliver(body('<i style="width:1px"></i><b class="x" style="width:2px"></b><u style="width:1px"></u>'))
  expect(html).toBe(
    '<html><head><title>a</title><style nonce="n">:root [data-s="0"]{width:1px}:root [data-s="1"]{width:2px}</style></head>' +
      '<body><i data-s="0"></i><b class="x" data-s="1"></b><u data-s="0"></u></body></html>',
  )
})

test('values come out of the attribute as they were', () => {
  const html = deliver(body('<i style="background:url(&quot;/a?b=1&amp;c&quot;);--name:&#x27;$&amp;&#x27;"></i>'))
  expect(html).toContain(`{background:url("/a?b=1&c");--name:'$&'}`)
})

test('a value cannot leave its rule or its element', () => {
  const html = deliver(body('<i style="color:red;--a:&lt;/style&gt;&lt;script&gt;;--b:}body{display:none"></i>'))
  expect(html).toContain('{color:red}')
  expect(html).not.toContain('<script>')
})

test('a page without style attributes is left as it is', () => {
  expect(deliver(body('<p>style="x"</p>'))).toBe(body('<p>style="x"</p>'))
})

test('the brand’s tokens follow the head’s own styles, and the rules of style attributes follow them', () => {
  const html = deliverPage(body('<i style="width:1px"></i>'), { nonce: 'n', brandCss: ':root{--a:1}' })
  expect(html).toContain(
    '<title>a</title><style nonce="n">:root{--a:1}</style><style nonce="n">:root [data-s="0"]{width:1px}</style></head>',
  )
})

test('development pages keep their scripts and style attributes', () => {
  const html = page(link('entry'), `<i style="width:1px"></i>${entry}`)
  const delivered = deliverPage(html, { nonce: 'n', isDevelopment: true, htmlAttributes: 'data-traced' })
  expect(delivered).toBe(html.replace('<html>', '<html data-traced>'))
})
