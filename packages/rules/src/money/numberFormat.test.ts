import { expect, test, vi } from 'vitest'
import { roundMoneyText } from '../cashbox/moneyText.ts'
import { numberFormat } from './numberFormat.ts'

test('a format is created once for a locale and its options, and amounts use it', () => {
  const created = vi.spyOn(Intl, 'NumberFormat')
  const euro = { code: 'EUR', fiat: true }
  for (const amount of ['1', '2', '3']) roundMoneyText(amount, euro, 'et')
  expect(created).toHaveBeenCalledTimes(1)
  expect(roundMoneyText('4000.00', euro, 'en')).toBe('€4,000')
  expect(numberFormat('et')).toBe(numberFormat('et'))
  expect(numberFormat('et')).not.toBe(numberFormat('et', { maximumFractionDigits: 8 }))
  created.mockRestore()
})

test('a thousand formats are kept at most: then all are dropped and created again', () => {
  const first = numberFormat('fi')
  for (let minimumIntegerDigits = 1; minimumIntegerDigits <= 20; minimumIntegerDigits++)
    for (let maximumFractionDigits = 0; maximumFractionDigits < 50; maximumFractionDigits++) {
      const options = { minimumIntegerDigits, maximumFractionDigits }
      expect(numberFormat('fi', options)).toBe(numberFormat('fi', options))
    }
  expect(numberFormat('fi')).not.toBe(first)
})
