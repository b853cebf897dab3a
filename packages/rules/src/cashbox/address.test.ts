import { expect, test } from 'vitest'
import { isCoinAddress, readCoinAddress, shortAddress } from './address.ts'

test.each([
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
  ['BTC', '0x52908400098527886E0F7030069857D2E4169EE7', false],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['ETH', '0x529', false],
  ['ETH', 'x0x52908400098527886E0F7030069857D2E4169EE7', false],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE70', false],
  ['DOG', '1H5yaieqoZN36fDVciNyRueRGvGLR3mr7L', false],
  ['USDT', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLS', false],
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

const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cash = 'bitcoincash:qpm2qsznhks23z7629mms6s5cwef74vcwvy22gdx6a'
test.each([
  ['BTC', segwit.toUpperCase(), segwit],
  ['BTC', `\ufeff${segwit}\u200b `, segwit],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['LTC', 'LTC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KGMN4N9', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['BCH', cash.toUpperCase(), cash],
  ['BCH', cash.slice(12).toUpperCase(), cash.slice(12)],
])('a %s address pasted as %j is read', (coin, pasted, address) => {
  expect(readCoinAddress(coin, pasted)).toBe(address)
  expect(isCoinAddress(coin, readCoinAddress(coin, pasted))).toBe(true)
})

test('segwit addresses of mixed case stay invalid', () => {
  expect(isCoinAddress('BTC', readCoinAddress('BTC', `BC1${segwit.slice(3)}`))).toBe(false)
})

test('an address is shortened to its ends', () => {
  expect(shortAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('bc1qw5…f3t4')
  expect([shortAddress('abcdefghijkl'), shortAddress('abcdefghijklm')]).toEqual(['abcdefghijkl', 'abcdef…jklm'])
  expect(shortAddress('short')).toBe('short')
})
