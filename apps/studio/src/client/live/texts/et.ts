import type { Key } from './en.ts'

export const et: Record<Key, string> = {
  betting: 'Tehke oma panused',
  lastSeconds: 'Viimased sekundid panustamiseks',
  closing: 'Panuseid enam ei võeta',
  spinning: 'Ratas keerleb',
  result: 'Tulemus',
  waiting: 'Järgmine voor algab hetke pärast',
  secondsLeft: 'Jäänud on {seconds} sekundit',
  round: 'Voor {number}',
  seats: 'Laua taga {count}',
  players: 'Mängijad laua taga',
  seatBet: '{name} on panustanud',
  confirm: 'Kinnita panused',
  confirmed: 'Sinu panused {amount} kehtivad',
  nothingBet: 'Selles voorus panust ei ole',
  layFirst: 'Aseta kõigepealt žetoon',
  bettingClosed: 'Panustamine on suletud',
  backAgain: 'Žetoone ei kinnitatud õigel ajal: need jäävad sulle',
  tooLate: 'Panus jäi hiljaks. See on tagasi sinu saldos.',
  tableFull:
    'See laud on vastu võtnud kõik panused, mida see voorus suudab välja maksta. Raha ei võetud; proovi väiksemat panust või järgmist vooru.',
  moveLate: 'Liiga hilja: see oli juba läbi.',
  lastWin: 'Viimane võit',
  allBets: 'Kõik panused siin: {amount}',
  resultWon: '{result}. Sa võitsid {amount}.',
  resultBack: '{result}. {stake} panusest tuleb tagasi {amount}.',
  resultLost: '{result}. Seekord võitu ei tulnud.',
  lastResults: 'Laua viimased tulemused',
  counted: 'Selle laua viimased {count} tulemust. Varem tulnu ei ütle järgmise kohta midagi.',
  hash: 'Käimasoleva vooru räsi',
  seed: 'Viimase vooru seeme',
  publicSeed: 'Avalikud väärtused koos',
  fairness:
    'Selle laua salajased seemned moodustavad ahela. Selle lõpp avaldati ja allkirjastati enne esimest vooru ning iga vooru räsi avaldatakse enne panuseid. Sinu brauser saadab panusega seemne. Pärast panustamise lõppu annavad kõigi panuste seemned koos salajase seemnega tulemuse. See tõestab, et keegi ei määranud tulemust ette ja ühtegi seemet ei vahetatud. See ei välista, et vooru viimase panuse tegi keegi, kes teab salajast seemet. Iga oma vooru saad kontrollida viimaste voorude alt.',
  fairnessBeacon:
    'Selle laua salajased seemned moodustavad ahela. Selle lõpp avaldati ja allkirjastati enne esimest vooru ning iga vooru räsi avaldatakse enne panuseid. Pärast panustamise lõppu annab avaliku juhuallika järgmine väärtus koos salajase seemnega tulemuse. See tõestab, et keegi, ka kasiino, ei saanud tulemust teada ega valida, kuni sa said panustada. Iga oma vooru saad kontrollida viimaste voorude alt.',
  ruleClock:
    'Kõik laua taga mängivad sama vooru sama kella järgi. Panuseid võetakse, kuni rõngas jookseb; seejärel loositakse tulemus.',
  ruleConfirm: 'Žetoonid loevad, kui need on kinnitatud. Kuni aken on avatud, saab neid lisada ja kinnitada juurde.',
  ruleLate:
    'Pärast sulgemist tehtud panus lükatakse tagasi ja raha ei liigu. Panus, millele saldo enne loosimist vastata ei jõudnud, tagastatakse.',
  ruleGone: 'Kinnitatud panus mängitakse ja makstakse välja ka siis, kui lahkud laua tagant.',
}
