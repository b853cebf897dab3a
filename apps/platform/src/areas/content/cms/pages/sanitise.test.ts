import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'

test.each([
  ['<p>plain &amp; <strong>bold</strong></p>', '<p>plain &amp; <strong>bold</strong></p>'],
  ['<P CLASS="x" onclick="alert(1)">a</P>', '<p>a</p>'],
  ['<script>alert(1)</script>after', 'after'],
  ['<style>p{}</style><svg><p>x</p></svg>after', 'after'],
  ['<script>never closed', ''],
  ['<iframe src="https://bad.example"></iframe>', ''],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['<form action="/x"><input name="a">a</form>', 'a'],
  ['<!-- a --><p>b</p><!-- c', '<p>b</p>'],
  ['<p>left <em>open', '<p>left <em>open</em></p>'],
  ['</div></p>ends alone', '<p></p>ends alone'],
  ['<ul><li>a</ul>b', '<ul><li>a</li></ul>b'],
  ['1 < 2 > "0" & \'x\'', '1 &lt; 2 &gt; "0" &amp; \'x\''],
  ['&lt;script&gt; &copy; &#x41; &bad', '&lt;script&gt; © A &amp;bad'],
  ['<a href="/de/payments#limits" title="t">x</a>', '<a href="/de/payments#limits">x</a>'],
  ['<a href="mailto:{email}">x</a>', '<a href="mailto:{email}">x</a>'],
  [
    '<a href="https://help.example/a?b=1&amp;c=2">x</a>',
    '<a href="https://help.example/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">x</a>',
  ],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&Tab;script&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#x6A&#x61vascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="DATA:text/html;base64,PHN2Zz4=">x</a>', '<a>x</a>'],
  ['<a href="/a&quot; onclick=&quot;x">x</a>', '<a>x</a>'],
  ['<svg onload=alert(1)>x</svg>y', 'y'],
  ['<svg><a xlink:href="javascript:x"><text>x</text></a></svg>y', 'y'],
  ['<svg><svg></svg><script>alert(1)</script></svg>y', 'y'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>y', 'y'],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<iframe><p>x</p></iframe>y', 'y'],
  ['<select><option>x</option></select>y', 'y'],
  ['<textarea></p><script>x</script></textarea>y', 'y'],
  ['<b><script>x</script><i onclick=x>y</i></b>', '<b><i>y</i></b>'],
  ['<p/onclick=alert(1)>x</p>', '<p>x</p>'],
  ['<p onclick\n=\nalert(1)>x</p>', '<p>x</p>'],
  ['<base href="//bad.example"><link rel=import href=x><meta http-equiv=refresh content="0;url=x">y', 'y'],
  ['<a href="http://plain.example">x</a>', '<a>x</a>'],
  ['<a href="//bad.example">x</a>', '<a>x</a>'],
  ['<a href="/\\bad.example">x</a>', '<a>x</a>'],
  ['<a href="/&#47;bad.example">x</a>', '<a>x</a>'],
  ['<a href="/a" href="javascript:x">x</a>', '<a href="/a">x</a>'],
  ['<a href=/plain>x</a>', '<a href="/plain">x</a>'],
  ['<h2 id="a-b" style="color:red">x</h2>', '<h2 id="a-b">x</h2>'],
  ['<h2 id="a b">x</h2>', '<h2>x</h2>'],
  ['<td colspan="2" onmouseover="x">x</td>', '<td colspan="2">x</td>'],
  ['<p title=">" onclick=x>y</p>', '<p>y</p>'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<constructor>x</constructor><p __proto__="x">y</p>', 'x<p>y</p>'],
  ['<p><em<p>x<p>y', '<p>x</p><p>y</p><p></p>'],
])('[SEC-09] %s becomes %s', (written, safe) => {
  expect(sanitise(written)).toBe(safe)
})

const pieces = [
  '<p>',
  '</p>',
  '<script>',
  '</script>',
  '<a href="',
  '">',
  "'",
  '"',
  '<',
  '>',
  '&',
  '&#',
  '/',
  '=',
  ' ',
  'javascript:',
  'onclick=',
  'x',
  '<!--',
  '-->',
  '<em',
  '<svg',
  '<h2 id=',
  'a',
  '\n',
  '`',
]

test('[SEC-09] of any text only the listed elements and attributes remain, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const safe = sanitise(parts.join(''))
      const rest = safe.replace(
        /<\/?(?:p|em|a|h2)>|<a href="(?:\/(?!\/)|#|https:)[^"<>]*"(?: rel="noopener noreferrer" target="_blank")?>|<h2 id="[a-z0-9-]+">/g,
        '',
      )
      expect(rest).not.toMatch(/[<>]/)
      expect(sanitise(safe)).toBe(safe)
    }),
    { numRuns: 2000 },
  )
})

const long = 200_000
test.each([
  ['tags without an end', '<a '.repeat(long / 3)],
  ['quotations without an end', `<a "${'<a '.repeat(long / 3)}`],
  ['quotations of both kinds', `<a "'<a '"`.repeat(long / 9)],
  ['a long name of an attribute', `<a ${'x'.repeat(long)}>`],
  ['a long end tag', `</a ${'"" '.repeat(long / 3)}`],
  ['comments without an end', '<!-- '.repeat(long / 5)],
  ['ampersands', '&#x'.repeat(long / 3)],
  ['open elements', '<p>'.repeat(long / 3)],
  ['nested elements', '<blockquote>'.repeat(long / 12)],
  ['nested pictures', '<svg>'.repeat(long / 5)],
])('[SEC-09] %s take no longer than their length', (_, html) => {
  const began = process.cpuUsage().user
  sanitise(html)
  expect((process.cpuUsage().user - began) / 1_000).toBeLessThan(1_000)
})
