import type { Key } from './en.ts'

export const it: Record<Key, string> = {
  spots: 'Caselle della ruota. Invio mette una fiche, Canc la toglie.',
  laidHere: '{amount} sopra',
  pays: '{value} a 1',
  chances: '{count} su {size}',
  chips: 'Fiche in mano',
  chip: 'Fiche da {amount}',
  undo: 'Annulla',
  clear: 'Svuota le caselle',
  double: 'Raddoppia tutte le puntate',
  rebet: 'Le stesse puntate',
  saidLaid: '{value}: {amount}. In tutto {total}.',
  saidTotal: 'In tutto {total}',
  refusedSpot: 'Qui al massimo {most}',
  refusedFunds: 'Il tuo saldo non basta per questa fiche',
  stopped: 'La ruota si è fermata su {value}',
  stoppedTimes: 'La ruota si è fermata su {value}, per {times}',
  again: 'Per {times}: la ruota gira ancora',
  rulePays:
    'Una casella paga tante volte la puntata quante ne indica, più la puntata stessa. Tutte le altre puntate sono perse.',
  ruleTimes:
    'Un moltiplicatore fa girare di nuovo la ruota: quello che esce dopo paga altrettante volte di più. Più moltiplicatori si moltiplicano tra loro, fino a {most} volte.',
  ruleLimitOf: 'Su {value} puoi puntare fino a {most}.',
  ruleLimits: 'Fiche da {least}; una casella prende al massimo {most} per giro.',
  ruleRtp: 'Ritorno al giocatore: {list}. Ognuno dei {size} segmenti è ugualmente probabile, ogni volta.',
  ruleRtpSpot: '{value} al {rtp} %',
  rim: 'Dove si è fermata la ruota',
  rimPlace: 'Posto {place} di {size} sul bordo',
}
