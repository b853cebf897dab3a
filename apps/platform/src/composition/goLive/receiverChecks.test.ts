import { expect, test, vi } from 'vitest'
import type { Config } from '../../core/config/config.ts'
import { receiverChecks } from './receiverChecks.ts'

vi.mock('../../areas/events/public.ts', () => ({ readWebhooks: () => [{ id: 'crm', url: 'https://crm.test' }] }))
vi.mock('../../areas/tracking/public.ts', () => ({
  readPostbacks: () => [{ id: 'aff', url: 'http://aff.test/{stag}' }],
}))

const find = (id: string, facts: Partial<Config>) =>
  receiverChecks.find((check) => check.id === id)!.find({ isRestored: false, ...facts } as Config)

test('receivers without a secret, and secrets without a receiver, are found', () => {
  const own = ['whsec_a']
  expect(find('receiver-secrets', { endpointSecrets: new Map([['crm', own]]) })).toEqual([
    'aff without a secret: unsigned',
  ])
  const all = new Map(['crm', 'aff', 'dwh'].map((id) => [id, own]))
  expect(find('receiver-secrets', { endpointSecrets: all })).toEqual(['a secret for dwh, which is in no file'])
  expect(find('receiver-secrets', { endpointSecrets: new Map(), isRestored: true })).toBe(null)
})

test('receivers without HTTPS are found', () => {
  expect(find('receiver-https', {})).toEqual(['aff without HTTPS: nothing is sent to it'])
})
