import { expect, test } from 'vitest'
import { HtmlPlaceholders } from './htmlPlaceholders.ts'
import { deliverPage } from './index.ts'

const entry = '<script type="module" async="" src="/assets/entry.js" nonce="n"></script>'
const page = (body: string) => `<html><head></head><body><i style="width:1px"></i>${body}${entry}</body></html>`

test('[SEC-03] foreign HTML gets no nonce, even if it contains script and style tags', () => {
  const foreign = '<p style="color:red">x</p><script type="module" async="" src="/x.js" nonce="n"></script></head>$&'
  const placeholders = new HtmlPlaceholders()
  const html = deliverPage(page(`<div>${placeholders.add(foreign)}</div>`), { nonce: 'n', placeholders: placeholders })
  expect(html).toContain(`<div>${foreign}</div>`)
  expect(html.match(/<style nonce="n">[^<]*</g)).toEqual(['<style nonce="n">:root [data-s="0"]{width:1px}<'])
  expect(html).toContain('["/assets/entry.js"]')
})

test('a part rendered twice is inserted at both places, and an unknown placeholder stays', () => {
  const placeholders = new HtmlPlaceholders()
  placeholders.add('first try')
  const second = placeholders.add('second')
  const guessed = `<!--written ${'0'.repeat(36)} 0-->`
  expect(placeholders.restore(`a${second}b${second}${guessed}`)).toBe(`asecondbsecond${guessed}`)
  expect(new HtmlPlaceholders().restore(second)).toBe(second)
})
