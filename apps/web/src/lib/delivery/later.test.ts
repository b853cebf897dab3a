import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { later, partsLoaded } from './later'

const html = (Part: ReturnType<typeof later>) => renderToString(createElement(Suspense, null, createElement(Part)))

test('the first page that a server renders has its late parts too, and no hole that every browser would fill anew', async () => {
  const Part = later(async () => ({ default: () => createElement('b', null, 'here') }))
  await partsLoaded()
  expect(html(Part)).toBe('<!--$--><b>here</b><!--/$-->')
})

test('a part that cannot be had is left out', async () => {
  const Part = later<object>(() => Promise.reject(new Error('lost')))
  await partsLoaded()
  expect(html(Part)).toBe('<!--$--><!--/$-->')
})
