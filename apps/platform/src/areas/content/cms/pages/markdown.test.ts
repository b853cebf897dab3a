import { expect, test } from 'vitest'
import { writeHtml } from './markdown.ts'

test.each([
  ['a line\ngoes on', '<p>a line goes on</p>'],
  ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
  ['### Deeper', '<h3 id="deeper"><a href="#deeper">Deeper</a></h3>'],
  ['- a\n- b\n  goes on', '<ul><li>a</li><li>b goes on</li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['> said\n> twice', '<blockquote><p>said twice</p></blockquote>'],
  ['```\na < b\n\n**c**\n```\n\nend', '<pre><code>a &lt; b\n\n**c**</code></pre>\n<p>end</p>'],
  ['**a [b](/c) d** and `e**f**`', '<p><strong>a <a href="/c">b</a> d</strong> and <code>e**f**</code></p>'],
  [
    'Who [asks](/x)?\n: An **answer**\ngoes on\n: Another',
    '<dl><dt>Who <a href="/x">asks</a>?</dt><dd>An <strong>answer</strong> goes on</dd><dd>Another</dd></dl>',
  ],
  ['Who asks?\n:) nobody', '<p>Who asks? :) nobody</p>'],
  ['<b>no</b> & "x"', '<p>&lt;b&gt;no&lt;/b&gt; &amp; &quot;x&quot;</p>'],
  [
    '| A | B |\n|---|---|\n| c | **d** |',
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">c</th><td><strong>d</strong></td></tr></tbody></table>',
  ],
])('%j is written as HTML', (markdown, html) => {
  expect(writeHtml(markdown).html).toBe(html)
})

test('second-level headings are listed with anchors that do not depend on their number', () => {
  const { headings } = writeHtml('## 3. Geld & Währung\n\ntext\n\n### Not listed\n\n## Who helps')
  expect(headings).toEqual([
    { id: 'geld-waehrung', title: '3. Geld & Währung' },
    { id: 'who-helps', title: 'Who helps' },
  ])
})
