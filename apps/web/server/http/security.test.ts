import { expect, test } from 'vitest'
import { scriptsOfPage } from '../../src/lib/page/vendorScripts.ts'
import { contentSecurityPolicy } from './security.ts'

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))

test('[SEC-03] [RT-43] frames may come from this site, the captcha in use, the operator’s betting page and the payment provider only', () => {
  expect(directive(contentSecurityPolicy('n', [], false), 'frame-src')).toBe("frame-src 'self'")
  const others = {
    captcha: ['https://captcha.test'],
    betting: ['https://bets.test'],
    connected: ['wss://news.test'],
    payments: ['https://pay.test', 'https://*.bank.test'],
    partners: [],
  }
  const policy = contentSecurityPolicy('n', [], false, others)
  expect(directive(policy, 'frame-src')).toBe(
    "frame-src 'self' https://captcha.test https://bets.test https://pay.test https://*.bank.test",
  )
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://captcha.test wss://news.test")
  expect(directive(policy, 'form-action')).toBe("form-action 'self'")
})

test('with another platform, games and payment pages may come from any HTTPS host; scripts and calls may not', () => {
  const others = { captcha: [], betting: [], connected: ['wss://news.test'], payments: [], partners: ['https:'] }
  const policy = contentSecurityPolicy('n', [], false, others)
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https:")
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https:")
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https:")
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' wss://news.test")
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'")
})

test('[SEC-03] HTML and script addresses need a policy of ours; a captcha brings its own, Vite has no policy', () => {
  const policy = contentSecurityPolicy('n', [], false)
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directive(policy, 'trusted-types')).toBe('trusted-types apogee default first')
  const others = { captcha: ['https://captcha.test'], betting: [], connected: [], payments: [], partners: [] }
  expect(directive(contentSecurityPolicy('n', [], false, others), 'trusted-types')).toBe(
    "trusted-types * 'allow-duplicates'",
  )
  expect(contentSecurityPolicy('n', [], true)).not.toContain('trusted')
})

test('[SEC-03] scripts of vendors get their origins on the pages that list them, and are loaded by our nonce only', () => {
  const vendor = {
    id: 'chat',
    src: 'https://chat.test/loader.js?id=1',
    category: 'functional' as const,
    pages: ['/support', '/promotions/*'],
    sources: { connect: ['wss://live.chat.test'], frame: ['https://chat.test'], media: ['https://cdn.chat.test'] },
    stores: [],
    writesHtml: false,
  }
  const others = { captcha: [], betting: [], connected: [], payments: [], partners: [] }
  const policyOf = (path: string, writesHtml = false) => {
    const vendors = scriptsOfPage([{ ...vendor, writesHtml }], path)
    return contentSecurityPolicy('n', [], false, { ...others, vendors })
  }
  const policy = policyOf('/support')
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'")
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://chat.test wss://live.chat.test")
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://chat.test")
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://cdn.chat.test")
  expect(directive(policy, 'trusted-types')).toBe("trusted-types * 'allow-duplicates'")
  expect(policyOf('/promotions/summer')).toBe(policy)
  for (const path of ['/', '/promotions', '/supported'])
    expect(policyOf(path)).toBe(contentSecurityPolicy('n', [], false))
  expect(policyOf('/support', true)).not.toContain('trusted-types')
})
