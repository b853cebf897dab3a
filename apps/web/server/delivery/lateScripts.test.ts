import { expect, test } from 'vitest'
import { lateScripts } from './lateScripts.ts'

const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" fetchPriority="low" nonce="n"/>`
const page = (head: string, end: string) =>
  `<html><head>${head}<title>a</title></head><body><p>b</p>${end}</body></html>`
const entry = '<script type="module" async="" src="/assets/entry.js" nonce="n"></script>'

test('one line at the end of the page requests the scripts, the entry first, each once', () => {
  const html = lateScripts(page(link('entry') + link('frame') + link('lobby'), entry), 'n')
  expect(html).not.toContain('<link')
  expect(html).not.toContain('<script type="module"')
  expect(html).toMatch(
    /<p>b<\/p><script nonce="n">.*\["\/assets\/entry\.js","\/assets\/frame\.js","\/assets\/lobby\.js"\]\)<\/script><\/body>/,
  )
})

test('the rest of the page is unchanged', () => {
  const html = lateScripts(
    page('<meta name="x"/>', `<script type="application/json">{"a":"</p>"}</script>${entry}<i></i>`),
    'n',
  )
  expect(html).toContain('<head><meta name="x"/><title>a</title></head>')
  expect(html).toContain('<script type="application/json">{"a":"</p>"}</script><script nonce="n">')
  expect(html.endsWith('</script><i></i></body></html>')).toBe(true)
})

test('a page without scripts is unchanged', () => {
  expect(lateScripts(page('', ''), 'n')).toBe(page('', ''))
})

test('[SEC-03] a script or preload without the nonce of this response is never treated as ours, in any position', () => {
  const foreign = '<script type="module" async="" src="https://bad.example/x.js"></script>'
  const preload = '<link rel="modulepreload" href="https://bad.example/y.js"/>'
  const html = lateScripts(page(preload + link('entry'), entry).replace('<p>b</p>', foreign), 'n')
  expect(html).toContain('["/assets/entry.js"]')
  expect(html).toContain(foreign)
  expect(html).toContain(preload)
})
