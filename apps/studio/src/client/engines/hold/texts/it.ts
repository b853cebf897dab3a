import type { HoldKey } from './en.ts'

export const it: Record<HoldKey, string> = {
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
  plusOne: '+1×',
  coins: 'Monete',
  gifts: 'Regali',
  prizes: 'Premi',
  respins: 'Respin',
  respinsLeft: 'Respin rimasti: {count}',
  heldOf: '{held} di {all}',
  giftCounter: 'Banco dei regali',
  coinsWon: '{count} monete: tieni e vinci',
  giftsWon: '{count} regali: apre il banco dei regali',
  coinsPromise:
    'Le monete restano al loro posto. Ogni nuova ridà {lives} respin. Una griglia piena vince il premio grand.',
  giftsPromise:
    'I regali restano incartati sul banco. Ogni nuovo ridà {lives} respin. Un banco pieno vince il premio grand; poi si aprono tutti.',
  allTimes: 'Tutte le monete × {times}: {amount}',
  grandWon: 'Premio grand {amount}',
  respinsDone: 'Respin finiti',
  rule1:
    'La puntata è divisa su {lines} linee; una linea gioca per {line}. I simboli uguali vincono lungo una linea dal primo rullo a sinistra, da tre di fila in su.',
  coinRule:
    '{count} o più monete in un giro avviano {lives} respin. Le monete restano, e ogni nuova riporta i respin a {lives}.',
  giftRule:
    '{count} o più regali in un giro aprono il banco con {lives} respin. I regali restano, e ogni nuovo riporta i respin a {lives}.',
  rule3:
    'Alla fine dei respin si paga tutto ciò che è stato raccolto: importi e premi mini, minor e major. Con tutti i quindici posti pieni si vince anche il premio grand.',
  rule4: 'Il contenuto di un regalo è estratto quando cade e mostrato alla chiusura del banco.',
  rule5:
    'Una moneta con +1× moltiplica tutte le altre: con una valgono il doppio, con due il triplo e così via. Il premio grand non si moltiplica.',
}
