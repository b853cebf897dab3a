import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { later, partsLoaded } from './later'

const html = (Part: ReturnType<typeof later>) => renderToString(createElement(Suspense, null, createElement(Part)))

test('the first server-rendered page includes its lazy parts, so that browsers need not load and render them again', async () => {
  const Part = later(async () => ({ default: () => createElement('b', null, 'here') }))
  await partsLoaded()
  expect(html(Part)).toBe('<!--$--><b>here</b><!--/$-->')
})

test('a part whose code fails to load is left out', async () => {
  const Part = later<object>(() => Promise.reject(new Error('lost')))
  await partsLoaded()
  expect(html(Part)).toBe('<!--$--><!--/$-->')
})
