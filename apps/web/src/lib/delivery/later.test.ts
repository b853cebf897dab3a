import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart, partsLoaded } from './lazyPart'

const html = (Part: ReturnType<typeof lazyPart>) => renderToString(createElement(Suspense, null, createElement(Part)))

test('the first server-rendered page includes its lazy parts, so that browsers need not load and render them again', async () => {
  const Part = lazyPart(async () => ({ default: () => createElement('b', null, 'here') }))
  await partsLoaded()
  expect(html(Part)).toBe('<!--$--><b>here</b><!--/$-->')
})

test('a part whose code fails to load is left out', async () => {
  const Part = lazyPart<object>(() => Promise.reject(new Error('lost')))
  await partsLoaded()
  expect(html(Part)).toBe('<!--$--><!--/$-->')
})
