import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import { defaultRules, innerHtml, trustedHtml } from './trustedTypes'

const fingerprint = createRequire(import.meta.url).resolve('@fingerprintjs/fingerprintjs')
const frame = '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">'

test('[SEC-03] without a policy only text and the fixed markup of libraries become HTML', () => {
  expect(defaultRules.createHTML('{"a":1}')).toBe('{"a":1}')
  expect(defaultRules.createHTML('<script></script>')).toBe('<script></script>')
  expect(readFileSync(fingerprint, 'utf8')).toContain(`'${frame}'`)
  expect(defaultRules.createHTML(frame)).toBe(frame)
  expect(defaultRules.createHTML('<img src=x onerror=y>')).toBeNull()
})

test('[SEC-03] without a policy only scripts of our build are loaded', () => {
  vi.stubGlobal('location', new URL('https://casino.test/de/'))
  const own = ['/assets/a.js', 'https://casino.test/assets/b.js', '/sw.js?locale=de']
  for (const address of own) expect(defaultRules.createScriptURL(address)).toBe(address)
  const others = ['//bad.example/assets/a.js', '/media/a.js', 'data:text/javascript,1', 'assets/../x.js']
  for (const address of others) expect(defaultRules.createScriptURL(address)).toBeNull()
  vi.unstubAllGlobals()
})

test('where the browser has no Trusted Types, HTML stays text', () => {
  expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>')
})

test('the same HTML is the same object, which React does not write again', () => {
  vi.stubGlobal('document', {})
  expect(innerHtml('<b>a</b>')).toEqual({ __html: '<b>a</b>' })
  expect(innerHtml('<b>a</b>')).toBe(innerHtml('<b>a</b>'))
  vi.unstubAllGlobals()
})
