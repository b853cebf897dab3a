import type { HoldKey } from './en.ts'

export const et: Record<HoldKey, string> = {
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
  plusOne: '+1×',
  coins: 'Mündid',
  gifts: 'Kingitused',
  prizes: 'Auhinnad',
  respins: 'Lisaspinnid',
  respinsLeft: 'Lisaspinne jäänud: {count}',
  heldOf: '{held} / {all}',
  giftCounter: 'Kingilett',
  coinsWon: '{count} münti: hoia ja võida',
  giftsWon: '{count} kingitust: kingilett avaneb',
  coinsPromise: 'Mündid jäävad paigale. Iga uus annab tagasi {lives} lisaspinni. Täis väli võidab grand-auhinna.',
  giftsPromise:
    'Kingitused jäävad pakituna letile. Iga uus annab tagasi {lives} lisaspinni. Täis lett võidab grand-auhinna; siis avatakse kõik.',
  allTimes: 'Kõik mündid × {times}: {amount}',
  grandWon: 'Grand-auhind {amount}',
  respinsDone: 'Lisaspinnid on läbi',
  rule1:
    'Panus jaguneb {lines} liini vahel; üks liin mängib summaga {line}. Ühesugused sümbolid võidavad liinil alates vasakpoolseimast rullist, kui neid on järjest vähemalt kolm.',
  coinRule:
    '{count} või rohkem münti ühes spinnis käivitavad {lives} lisaspinni. Mündid jäävad paigale ja iga uus taastab lisaspinnid {lives} peale.',
  giftRule:
    '{count} või rohkem kingitust ühes spinnis avavad kingileti {lives} lisaspinniga. Kingitused jäävad paigale ja iga uus taastab lisaspinnid {lives} peale.',
  rule3:
    'Kui lisaspinnid lõpevad, makstakse välja kõik kogutu: summad ning auhinnad mini, minor ja major. Kui kõik viisteist kohta on täis, lisandub grand-auhind.',
  rule4: 'Kingituse sisu loositakse selle langemisel ja seda näidatakse leti sulgumisel.',
  rule5:
    'Münt märgiga +1× kordistab kõiki teisi: ühega loevad need kahekordselt, kahega kolmekordselt ja nii edasi. Grand-auhinda ei kordistata.',
}
