/** English, and the keys of the words of the hold-and-win games. */
export const en = {
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
  plusOne: '+1×',
  coins: 'Coins',
  gifts: 'Gifts',
  prizes: 'Prizes',
  respins: 'Respins',
  respinsLeft: 'Respins left: {count}',
  heldOf: '{held} of {all}',
  giftCounter: 'Gift counter',
  coinsWon: '{count} coins: hold and win',
  giftsWon: '{count} gifts: the gift counter opens',
  coinsPromise: 'Coins stay in place. Each new one resets the respins to {lives}. A full grid wins the grand prize.',
  giftsPromise:
    'Gifts stay on the counter, still wrapped. Each new one resets the respins to {lives}. A full counter wins the grand prize; then all of them are opened.',
  allTimes: 'All coins × {times}: {amount}',
  grandWon: 'Grand prize {amount}',
  respinsDone: 'Respins over',
  rule1:
    'The bet is split across {lines} lines: {line} per line. Three or more matching symbols in a row win along a line, starting from the leftmost reel.',
  coinRule:
    '{count} or more coins in one game start {lives} respins. The coins stay in place, and every new one resets the respins to {lives}.',
  giftRule:
    '{count} or more gifts in one game open the gift counter with {lives} respins. The gifts stay in place, and every new one resets the respins to {lives}.',
  rule3:
    'When the respins end, everything collected is paid: amounts, and the mini, minor and major prizes. Filling all fifteen positions wins the grand prize as well.',
  rule4: 'The content of a gift is drawn when it lands and shown when the counter closes.',
  rule5:
    'A coin marked +1× multiplies all other coins: one of them doubles their value, two triple it, and so on. The grand prize is not multiplied.',
} as const

export type HoldKey = keyof typeof en
