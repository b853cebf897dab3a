import type { Key } from './en.ts'

export const no: Record<Key, string> = {
  betting: 'Plasser innsatsene',
  lastSeconds: 'Siste sekunder for å satse',
  closing: 'Ingen flere innsatser',
  spinning: 'Hjulet snurrer',
  result: 'Resultat',
  waiting: 'Neste runde starter om et øyeblikk',
  secondsLeft: '{seconds} sekunder igjen',
  round: 'Runde {number}',
  seats: '{count} ved bordet',
  players: 'Spillere ved bordet',
  seatBet: '{name} har satset',
  confirm: 'Bekreft innsatsene',
  confirmed: 'Innsatsene dine på {amount} gjelder',
  nothingBet: 'Ingen innsats i denne runden',
  layFirst: 'Legg en sjetong først',
  bettingClosed: 'Det er stengt for innsatser',
  backAgain: 'Sjetongene ble ikke bekreftet i tide: de er fortsatt dine',
  tooLate: 'Innsatsen kom for sent. Den er tilbake i saldoen din.',
  tableFull:
    'Dette bordet har tatt imot alle innsatsene det kan betale ut i denne runden. Ingen penger er trukket. Prøv en mindre innsats eller neste runde.',
  moveLate: 'For sent: det var allerede over.',
  lastWin: 'Siste gevinst',
  allBets: 'Alle innsatser her: {amount}',
  resultWon: '{result}. Du vant {amount}.',
  resultBack: '{result}. Du får {amount} av {stake} tilbake.',
  resultLost: '{result}. Ingen gevinst denne gangen.',
  lastResults: 'Siste resultater ved bordet',
  counted: 'De siste {count} resultatene ved dette bordet. Det som har kommet, sier ingenting om det neste.',
  hash: 'Hash for runden som pågår',
  seed: 'Frø for forrige runde',
  publicSeed: 'Offentlige verdier, kombinert',
  fairness:
    'De hemmelige frøene ved dette bordet danner en kjede. Enden av den ble publisert og signert før første runde, og hashen for hver runde publiseres før innsatsene. Nettleseren din sender et frø med innsatsen. Når innsatsene er stengt, gir frøene fra alle innsatser sammen med det hemmelige frøet resultatet. Det beviser at ingen bestemte resultatet på forhånd, og at ingen frø ble byttet. Det utelukker ikke at noen som kjenner det hemmelige frøet, la inn den siste innsatsen i en runde. Hver av rundene dine kan kontrolleres under Siste runder.',
  fairnessBeacon:
    'De hemmelige frøene ved dette bordet danner en kjede. Enden av den ble publisert og signert før første runde, og hashen for hver runde publiseres før innsatsene. Når innsatsene er stengt, gir neste verdi fra en offentlig tilfeldighetskilde sammen med det hemmelige frøet resultatet. Det beviser at ingen, heller ikke kasinoet, kunne kjenne eller velge resultatet mens du kunne satse. Hver av rundene dine kan kontrolleres under Siste runder.',
  ruleClock:
    'Alle ved bordet spiller samme runde etter samme klokke. Innsatser tas imot mens ringen går; deretter trekkes resultatet.',
  ruleConfirm: 'Sjetonger teller når de er bekreftet. Så lenge vinduet er åpent, kan flere legges og bekreftes.',
  ruleLate:
    'En innsats etter stengetid avvises, og ingen penger flyttes. En som saldoen din ikke rakk å svare på før trekningen, kommer tilbake.',
  ruleGone: 'En bekreftet innsats spilles og utbetales selv om du forlater bordet.',
}
