import { expect, test } from 'vitest'
import { writeHtml } from './markdown.ts'
import { sanitise } from './sanitise.ts'

test.each([
  ['a line\ngoes on', '<p>a line\ngoes on</p>'],
  ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
  ['### Deeper', '<h3 id="deeper"><a href="#deeper">Deeper</a></h3>'],
  ['- a\n- b\n  goes on', '<ul>\n<li>a</li>\n<li>b\ngoes on</li>\n</ul>'],
  ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['1. a\n\n2. b\n   - c', '<ol>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ol>'],
  ['> said\n> twice', '<blockquote>\n<p>said\ntwice</p>\n</blockquote>'],
  ['```\na < b\n\n**c**\n```\n\nend', '<pre><code>a &lt; b\n\n**c**\n</code></pre>\n<p>end</p>'],
  ['**a [b](/c) d** and `e**f**`', '<p><strong>a <a href="/c">b</a> d</strong> and <code>e**f**</code></p>'],
  [
    'Who [asks](/x)?\n: An **answer**\ngoes on\n: Another',
    '<dl><dt>Who <a href="/x">asks</a>?</dt><dd>An <strong>answer</strong>\ngoes on</dd><dd>Another</dd></dl>',
  ],
  ['Who asks?\n:) nobody', '<p>Who asks?\n:) nobody</p>'],
  ['<b>no</b> & "x"', '<p>&lt;b&gt;no&lt;/b&gt; &amp; &quot;x&quot;</p>'],
  ['<div>\n\nno\n\n</div>', '<p>&lt;div&gt;</p>\n<p>no</p>\n<p>&lt;/div&gt;</p>'],
  [
    '[x](mailto:{email}) {a_b_c} https://apogee.test',
    '<p><a href="mailto:{email}">x</a> {a_b_c} https://apogee.test</p>',
  ],
  [
    '| A | B |\n|---|---|\n| c | **d** |',
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">c</th><td><strong>d</strong></td></tr></tbody></table>',
  ],
])('%j is written as HTML', (markdown, html) => {
  expect(writeHtml(markdown).html).toBe(html)
})

test.each([
  ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
  ['[x](JaVaScRiPt:alert(1))', '<p><a>x</a></p>'],
  ['[x](data:text/html;base64,PHNjcmlwdD4=)', '<p><a>x</a></p>'],
  ['[x](//bad.example)', '<p><a>x</a></p>'],
  ['[x](/a "onclick=alert(1)")', '<p><a href="/a">x</a></p>'],
  ['[x](/a"onclick=alert&#40;1&#41;)', '<p><a>x</a></p>'],
  ['<javascript:alert(1)>', '<p><a>javascript:alert(1)</a></p>'],
  ['![x](https://bad.example/x.png)', '<p></p>'],
  ['<svg onload=alert(1)>', '<p>&lt;svg onload=alert(1)&gt;</p>'],
  ['**<img src=x onerror=alert(1)>**', '<p><strong>&lt;img src=x onerror=alert(1)&gt;</strong></p>'],
  ['```html"><script>\nx\n```', '<pre><code>x\n</code></pre>'],
])('[SEC-09] %s is harmless after the allow-list', (markdown, html) => {
  expect(sanitise(writeHtml(markdown).html)).toBe(html)
})

test('headings of the second level are listed with anchors that outlive their number', () => {
  const { headings } = writeHtml('## 3. Geld & Währung\n\ntext\n\n### Not listed\n\n## Who helps')
  expect(headings).toEqual([
    { id: 'geld-waehrung', title: '3. Geld & Währung' },
    { id: 'who-helps', title: 'Who helps' },
  ])
})
