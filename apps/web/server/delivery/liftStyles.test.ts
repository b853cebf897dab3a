import { expect, test } from 'vitest'
import { liftStyles } from './liftStyles.ts'

const page = (body: string) => `<html><head><title>a</title></head><body>${body}</body></html>`

test('[SEC-03] style attributes become rules with the response’s nonce, and equal styles share a rule', () => {
  const html = liftStyles(
    page('<i style="width:1px"></i><b class="x" style="width:2px"></b><u style="width:1px"></u>'),
    'n0nce',
  )
  expect(html).toBe(
    '<html><head><title>a</title><style nonce="n0nce">:root [data-s="0"]{width:1px}:root [data-s="1"]{width:2px}</style></head>' +
      '<body><i data-s="0"></i><b class="x" data-s="1"></b><u data-s="0"></u></body></html>',
  )
})

test('values of the attribute are unchanged in the rule', () => {
  const html = liftStyles(
    page('<i style="background:url(&quot;/a?b=1&amp;c&quot;);--name:&#x27;$&amp;&#x27;"></i>'),
    'n',
  )
  expect(html).toContain(`{background:url("/a?b=1&c");--name:'$&'}`)
})

test('a value cannot break out of its rule or its element', () => {
  const html = liftStyles(
    page('<i style="color:red;--a:&lt;/style&gt;&lt;script&gt;;--b:}body{display:none"></i>'),
    'n',
  )
  expect(html).toContain('{color:red}')
  expect(html).not.toContain('<script>')
})

test('a page without style attributes is unchanged', () => {
  expect(liftStyles(page('<p>style="x"</p>'), 'n')).toBe(page('<p>style="x"</p>'))
})
