import { methodsOf } from '@apogee/rules/cashbox/methods'
import { expect, test } from 'vitest'
import { paymentConfigOf, readPaymentConfig } from './paymentConfig.ts'

test('[I18N-05] under the licence of Estonia there are no coin methods; under the other all methods are available', () => {
  const typesIn = (licence: 'CW' | 'EE') => new Set(methodsOf(paymentConfigOf(licence), 'EUR').map(({ type }) => type))
  expect(typesIn('CW')).toContain('crypto')
  expect(typesIn('EE')).not.toContain('crypto')
  expect(typesIn('EE')).toContain('cards')
  expect(Object.keys(paymentConfigOf('EE').currencies)).toContain('EUR')
  expect(Object.keys(paymentConfigOf('EE').currencies)).not.toContain('BTC')
  expect(paymentConfigOf('CW')).toEqual(readPaymentConfig())
})
