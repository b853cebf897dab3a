import { expect, test } from 'vitest'
import { insertedHtml, showHtml } from './insertedHtml'

function elementWith(markup: string) {
  const written: string[] = []
  const element = {
    firstChild: markup === '' ? null : {},
    set innerHTML(html: string) {
      written.push(html)
    },
  }
  return { element: element as unknown as Element, written }
}

test('the server writes the HTML into the page', () => {
  expect(insertedHtml('<b>1</b>')).toEqual({ dangerouslySetInnerHTML: { __html: '<b>1</b>' } })
})

test('an element that React has inserted gets its HTML once, and again when it changes', () => {
  const { element, written } = elementWith('')
  for (const html of ['<b>1</b>', '<b>1</b>', '<b>2</b>']) showHtml(element, html)
  expect(written).toEqual(['<b>1</b>', '<b>2</b>'])
})

test("the server's markup stays until the HTML changes", () => {
  const { element, written } = elementWith('<b>1</b>')
  showHtml(element, '<b>1</b>')
  expect(written).toEqual([])
  showHtml(element, '<b>2</b>')
  expect(written).toEqual(['<b>2</b>'])
})
