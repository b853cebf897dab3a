import type { Key } from './en.ts'

export const de: Record<Key, string> = {
  boarding: 'Einsteigen: Bitte setzen',
  lastCall: 'Letzter Aufruf',
  closing: 'Die Türen sind zu',
  flying: 'Im Flug',
  ended: 'Der Flug ist zu Ende',
  next: 'Gleich beginnt das Einsteigen zum nächsten Flug',
  flight: 'Flug {number}',
  ready: 'Einsteigen',
  place: 'Einsatz setzen',
  second: '+ {amount}',
  secondName: 'Einen zweiten Einsatz von {amount} setzen',
  isIn: 'Dein Einsatz gilt. Für einen zweiten gibt es eine eigene Taste.',
  ownBets: 'Deine Einsätze',
  inShort: 'An Bord',
  lostShort: 'Verloren',
  bets: 'Einsätze auf diesem Flug',
  betsSum: 'Einsätze: {count} · {amount}',
  outSum: 'Ausgezahlt: {count} · {amount}',
  you: 'Du',
  liftOff: 'Gestartet.',
  liftOffIn: 'Gestartet. Drücken zahlt aus.',
  endedAt: 'Der Flug endete bei {times}',
  grounded: 'Der Flug hob nicht ab',
  ruleShared:
    'Alle am Tisch sind auf demselben Flug. Jeder sieht die Einsätze der anderen und wann sie ausgezahlt werden, unter einem Namen, der niemanden verrät.',
  ruleTwo:
    'Auf einen Flug sind bis zu {most} Einsätze möglich, jeder mit eigener Auto-Auszahlung. Du zahlst sie einzeln oder zusammen aus. Zusammen dürfen sie so hoch sein wie der höchste einzelne Einsatz.',
  rulePaid:
    'Eine Auszahlung gilt sofort und kann nicht mehr verloren gehen. Gutgeschrieben werden alle Gewinne, wenn der Flug zu Ende ist.',
  ruleBoard: 'Gesetzt wird beim Einsteigen. Ein Einsatz bleibt auf dem Flug, bis er ausgezahlt wird oder verloren ist.',
}
