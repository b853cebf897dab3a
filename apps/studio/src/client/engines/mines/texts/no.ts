import type { MinesKey } from './en.ts'

export const no: Record<MinesKey, string> = {
  begin: 'Start runden',
  cashOut: 'Ta ut {amount}',
  pickFirst: 'Snu en brikke',
  field: 'Brett med 25 brikker. Piltastene flytter, C tar ut',
  tile: 'Rad {row}, kolonne {column}',
  safe: 'trygg',
  mine: 'mine',
  hidden: 'skjult',
  mines: 'Miner',
  fewer: 'Færre miner',
  more: 'Flere miner',
  steps: 'Hva hver trygge brikke gir',
  anyTile: 'Snu en tilfeldig rute',
  autoPicks: 'Ruter å snu per runde, deretter uttak',
  pickOne: 'Velg en brikke',
  nextStep: 'Neste trygge brikke: {next}',
  won: 'Tok ut {amount}',
  lost: 'En mine. {amount} er tapt',
  announceSafe: 'Trygg. {tile}. Ta ut {amount}, neste {next}.',
  announceHit: 'En mine. {tile}.',
  atMines: 'Med {count} miner, for en innsats på {bet}',
  safeTiles: 'Trygge brikker',
  chance: 'Sjanse',
  multiplier: 'Multiplikator',
  pays: 'Betaler',
  rule1:
    'Velg hvor mange av de 25 brikkene som skjuler en mine: {fewest} til {most}. Alle minene legges før den første brikken og flytter seg ikke.',
  rule2:
    'Hver trygge brikke øker det runden betaler. Ta ut når du vil etter den første; en mine avslutter runden uten gevinst.',
  rule3:
    'Multiplikatoren er den rettferdige ganger {returned}\u00a0%, kuttet til to desimaler. Stigen slutter senest ved {times} ganger innsatsen; det siste trinnet betales med en gang.',
  rule3Raised:
    'Multiplikatoren er den rettferdige ganger {returned}\u00a0%, rundet opp til tre desimaler: Hvert trinn betaler tilbake minst så mye. Stigen slutter senest ved {times} ganger innsatsen; det siste trinnet betales med en gang.',
  rule4:
    'Tilbakebetalingen ligger mellom {lowest} og {highest}\u00a0%, etter antall miner og trinnet man tar ut på. Hvilke brikker man velger, endrer ingenting.',
  rule5:
    'Utbetalingene er nøyaktige i gjennomsnitt: En brøkdel av valutaens minste mynt rundes opp eller ned av et tall som trekkes med runden, så en liten innsats gir tilbake samme andel som en stor. Under runden ser du det laveste beløpet.',
  rounding: 'Avrundingstall: en brøkdel over {number} av {parts} rundes opp',
  rule6:
    'En runde som står åpen, venter et døgn. Så tas den ut; før den første brikken får du innsatsen tilbake, også når du begynner en runde i et annet spill av samme slag.',
}
