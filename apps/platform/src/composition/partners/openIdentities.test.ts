import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from '../../core/config/config.ts'
import { openIdentities } from './openIdentities.ts'

const publicUrl = 'http://casino.test:3000'
const { sandbox } = openIdentities(readConfig({ MODE: 'demo', DATA_DIR: tmpdir(), PUBLIC_URL: publicUrl }))
const isAsked = (back: string, client = 'apogee') =>
  sandbox?.isOwnRequest(new URLSearchParams({ client_id: client, redirect_uri: back }))

test.each([publicUrl, 'http://halcyon.localhost:3000', 'http://localhost:3000', 'http://127.0.0.1:3000'])(
  'the sandbox issuer sends visitors back to our callback at %s',
  (origin) => {
    expect(isAsked(`${origin}/api/auth_providers/atlas_id/callback`)).toBe(true)
    expect(isAsked(`${origin}/api/auth_providers/atlas_id/callback`, 'another')).toBe(false)
  },
)

test.each([
  'https://evil.example/api/auth_providers/atlas_id/callback',
  `${publicUrl}/games/brasswing`,
  `${publicUrl}/api/auth_providers/atlas_id/callback?to=//evil.example`,
  `${publicUrl}/api/auth_providers/atlas_id/callback/../../../x`,
  'http://casino.test:3000@evil.example/api/auth_providers/atlas_id/callback',
  'http://casino.test:3001/api/auth_providers/atlas_id/callback',
  'javascript:alert(1)',
  '/api/auth_providers/atlas_id/callback',
  '',
])('and to no other address: %s', (back) => {
  expect(isAsked(back)).toBe(false)
})
