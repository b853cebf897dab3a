import type { HoldKey } from './en.ts'

export const no: Record<HoldKey, string> = {
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
  plusOne: '+1×',
  coins: 'Mynter',
  gifts: 'Gaver',
  prizes: 'Premier',
  respins: 'Respinn',
  respinsLeft: 'Respinn igjen: {count}',
  heldOf: '{held} av {all}',
  giftCounter: 'Gavedisken',
  coinsWon: '{count} mynter: hold og vinn',
  giftsWon: '{count} gaver: gavedisken åpner',
  coinsPromise: 'Mynter blir liggende. Hver ny gir {lives} respinn tilbake. Et fullt rutenett vinner grand-premien.',
  giftsPromise:
    'Gavene blir liggende innpakket på disken. Hver ny gir {lives} respinn tilbake. En full disk vinner grand-premien, og så åpnes alle.',
  allTimes: 'Alle mynter × {times}: {amount}',
  grandWon: 'Grand-premien {amount}',
  respinsDone: 'Respinnene er ferdige',
  rule1:
    'Innsatsen fordeles på {lines} linjer. Én linje spiller for {line}. Like symboler gir gevinst langs en linje fra hjulet lengst til venstre, tre eller flere på rad.',
  coinRule:
    '{count} eller flere mynter i ett spinn starter {lives} respinn. Myntene blir liggende, og hver ny setter respinnene tilbake til {lives}.',
  giftRule:
    '{count} eller flere gaver i ett spinn åpner gavedisken med {lives} respinn. Gavene blir liggende, og hver ny setter respinnene tilbake til {lives}.',
  rule3:
    'Når respinnene er slutt, utbetales alt som er samlet: beløp og premiene mini, minor og major. Er alle femten plasser fylt, kommer grand-premien i tillegg.',
  rule4: 'Hva en gave inneholder, trekkes når den faller, og vises når disken stenger.',
  rule5:
    'En mynt merket +1× multipliserer alle de andre: med én teller de dobbelt, med to tredobbelt og så videre. Grand-premien multipliseres ikke.',
}
