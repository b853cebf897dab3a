import type { Key } from './en.ts'

export const it: Record<Key, string> = {
  boarding: 'Imbarco: fai la tua puntata',
  lastCall: 'Ultima chiamata',
  closing: 'Le porte sono chiuse',
  flying: 'In volo',
  ended: 'Il volo è finito',
  next: 'L’imbarco del prossimo volo inizia tra un attimo',
  flight: 'Volo {number}',
  ready: 'Imbarco',
  place: 'Punta',
  second: '+ {amount}',
  secondName: 'Fai una seconda puntata di {amount}',
  isIn: 'La tua puntata è valida. Una seconda ha un pulsante suo.',
  ownBets: 'Le tue puntate',
  inShort: 'A bordo',
  lostShort: 'Persa',
  bets: 'Puntate su questo volo',
  betsSum: 'Puntate: {count} · {amount}',
  outSum: 'Incassate: {count} · {amount}',
  you: 'Tu',
  liftOff: 'Decollato.',
  liftOffIn: 'Decollato. Premi per incassare.',
  endedAt: 'Il volo è finito a {times}',
  grounded: 'Il volo non si è staccato da terra',
  ruleShared:
    'Al tavolo tutti sono sullo stesso volo. Ognuno vede le puntate degli altri e quando sono incassate, sotto un nome che non rivela nessuno.',
  ruleTwo:
    'Su un volo si possono fare fino a {most} puntate, ognuna con il suo incasso automatico, da incassare una alla volta o insieme. Insieme possono arrivare alla puntata singola più alta.',
  rulePaid: 'Un incasso vale subito e non si può più perdere. Tutte le vincite sono pagate quando il volo è finito.',
  ruleBoard: 'Si punta durante l’imbarco. Una puntata fatta resta sul volo finché è incassata o persa.',
}
