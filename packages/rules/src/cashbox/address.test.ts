import { expect, test } from 'vitest'
import { isCoinAddress, shortAddress } from './address.ts'

test.each([
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
  ['BTC', '0x52908400098527886E0F7030069857D2E4169EE7', false],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['ETH', '0x529', false],
  ['LTC', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', true],
  ['BCH', 'bitcoincash:qpm2qsznhks23z7629mms6s5cwef74vcwvy22gdx6a', true],
  ['DOG', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', true],
  ['USDT', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', true],
  ['USDT', '0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['BTC', '', false],
  ['EUR', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', false],
])('a %s address %s is %s', (coin, address, verdict) => {
  expect(isCoinAddress(coin, address)).toBe(verdict)
})

test('an address is shown by its ends', () => {
  expect(shortAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('bc1qw5…f3t4')
  expect(shortAddress('short')).toBe('short')
})
