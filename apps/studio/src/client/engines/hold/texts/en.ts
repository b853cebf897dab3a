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
  coinsPromise: 'Coins stay where they are. Each new one gives back {lives} respins. A full grid wins the grand prize.',
  giftsPromise:
    'Gifts stay on the counter, still wrapped. Each new one gives back {lives} respins. A full counter wins the grand prize; then all are opened.',
  allTimes: 'All coins × {times}: {amount}',
  grandWon: 'Grand prize {amount}',
  respinsDone: 'Respins over',
  rule1:
    'The bet is shared over {lines} lines; one line plays for {line}. Equal symbols win along a line from the leftmost reel, three or more in a row.',
  coinRule:
    '{count} coins or more in one game start {lives} respins. The coins stay, and every new one sets the respins back to {lives}.',
  giftRule:
    '{count} gifts or more in one game open the gift counter with {lives} respins. The gifts stay, and every new one sets the respins back to {lives}.',
  rule3:
    'When the respins end, everything collected is paid: amounts, and the mini, minor and major prizes. All fifteen places filled win the grand prize as well.',
  rule4: 'What a gift holds is drawn when it falls and shown when the counter closes.',
  rule5:
    'A coin marked +1× multiplies all other coins: with one of them they count twice, with two three times, and so on. The grand prize is not multiplied.',
} as const

export type HoldKey = keyof typeof en
