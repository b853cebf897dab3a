import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { thirdPartyNotices } from './thirdPartyNotices.ts'

test('every package that is delivered has a notice with its licence, and the data of IP2Location its attribution', () => {
  const text = thirdPartyNotices(fileURLToPath(new URL('../../..', import.meta.url)))
  expect(text).toContain('IP2Location LITE data available from https://lite.ip2location.com')
  for (const name of ['react', 'pixi.js', 'zod', 'sharp', '@iconify-json/fluent-emoji', '@fontsource/bungee'])
    expect(text).toMatch(new RegExp(`^${name} \\d[^\\n]*\\([^)]+\\)$`, 'm'))
  expect(text).toContain('Permission is hereby granted, free of charge')
  // For development alone.
  expect(text).not.toMatch(/^(?:vitest|knip|lighthouse) /m)
})
