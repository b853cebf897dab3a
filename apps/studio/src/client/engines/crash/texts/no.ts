import type { CrashKey } from './en.ts'

export const no: Record<CrashKey, string> = {
  launch: 'Ta av',
  cashOut: 'Ta ut {amount}',
  goal: 'Automatisk uttak',
  off: 'Av',
  lower: 'Senk automatisk uttak',
  raise: 'Øk automatisk uttak',
  results: 'Siste 20 flyginger',
  ready: 'Klar for avgang',
  lost: 'Tapt',
  flewOn: 'Den fløy videre til {times}',
  announceLaunch: 'Tok av. Trykk for å ta ut.',
  announceLeft: 'Tok ut ved {times}.',
  announceLost: 'Tapt ved {times}.',
  goalFor: 'Sjanser og gevinster for en innsats på {bet}',
  goalColumn: 'Ta ut ved',
  chance: 'Sjanse',
  pays: 'Betaler',
  rule1:
    'Multiplikatoren begynner på 1,00 og dobles hvert {seconds}. sekund til flygingen er over. Tar du ut før det, får du innsatsen ganger multiplikatoren.',
  rule2:
    'Hvor flygingen slutter, trekkes før avgang. En multiplikator nås med en sjanse på {rtp}\u00a0% delt på den, så tilbakebetalingen er {rtp}\u00a0% med enhver plan.',
  rule3:
    'Det er serverens klokke som gjelder: Trykket ditt betales med multiplikatoren idet det kommer fram. Med treg forbindelse kan du velge automatisk uttak, som ikke trenger noen.',
  rule4: 'Én av {grounded} flyginger kommer ikke opp fra bakken. Ved {highest} går alle av.',
  rule5:
    'En flyging du forlater, fortsetter uten deg: Den tas ut av det automatiske uttaket, eller den er tapt. Svikter spillet under en flyging, betales en innsats uten uttak tilbake; et automatisk uttak som ble nådd, utbetales.',
  rule6:
    'Utbetalingene er nøyaktige i gjennomsnitt: En brøkdel av valutaens minste mynt rundes opp eller ned av et tall som trekkes med runden, så en liten innsats gir tilbake samme andel som en stor. Under runden ser du det laveste beløpet.',
  rounding: 'Avrundingstall: en brøkdel over {number} av {parts} rundes opp',
}
