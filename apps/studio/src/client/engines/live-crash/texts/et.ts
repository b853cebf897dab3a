import type { Key } from './en.ts'

export const et: Record<Key, string> = {
  boarding: 'Pardaleminek: tee panus',
  lastCall: 'Viimane kutse',
  closing: 'Uksed on suletud',
  flying: 'Lennul',
  ended: 'Lend on lõppenud',
  next: 'Järgmise lennu pardaleminek algab hetke pärast',
  flight: 'Lend {number}',
  ready: 'Pardaleminek',
  place: 'Tee panus',
  second: '+ {amount}',
  secondName: 'Tee teine panus {amount}',
  isIn: 'Sinu panus kehtib. Teise jaoks on eraldi nupp.',
  ownBets: 'Sinu panused',
  inShort: 'Pardal',
  lostShort: 'Kaotatud',
  bets: 'Panused sellel lennul',
  betsSum: 'Panuseid: {count} · {amount}',
  outSum: 'Välja võetud: {count} · {amount}',
  you: 'Sina',
  liftOff: 'Startis.',
  liftOffIn: 'Startis. Väljavõtmiseks vajuta.',
  endedAt: 'Lend lõppes {times} juures',
  grounded: 'Lend ei tõusnud maast lahti',
  ruleShared:
    'Kõik laua taga on samal lennul. Igaüks näeb teiste panuseid ja nende väljavõtmist nime all, mis kedagi ei paljasta.',
  ruleTwo:
    'Ühele lennule saab teha kuni {most} panust, igaühel oma automaatne väljavõtt. Need saab välja võtta ükshaaval või koos. Kokku võivad need olla sama suured kui suurim üksik panus.',
  rulePaid: 'Väljavõtt kehtib kohe ja seda ei saa enam kaotada. Kõik võidud makstakse välja, kui lend on lõppenud.',
  ruleBoard: 'Panuseid tehakse pardalemineku ajal. Tehtud panus jääb lennule, kuni see välja võetakse või kaotatakse.',
}
