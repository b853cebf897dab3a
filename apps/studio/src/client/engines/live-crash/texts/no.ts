import type { Key } from './en.ts'

export const no: Record<Key, string> = {
  boarding: 'Ombordstigning: plasser innsatsen',
  lastCall: 'Siste opprop',
  closing: 'Dørene er lukket',
  flying: 'I lufta',
  ended: 'Flygingen er over',
  next: 'Ombordstigningen til neste flyging begynner om et øyeblikk',
  flight: 'Flyging {number}',
  ready: 'Ombordstigning',
  place: 'Plasser innsatsen',
  second: '+ {amount}',
  secondName: 'Plasser en innsats til på {amount}',
  isIn: 'Innsatsen din gjelder. En til har sin egen knapp.',
  ownBets: 'Innsatsene dine',
  inShort: 'Om bord',
  lostShort: 'Tapt',
  bets: 'Innsatser på denne flygingen',
  betsSum: 'Innsatser: {count} · {amount}',
  outSum: 'Tatt ut: {count} · {amount}',
  you: 'Du',
  liftOff: 'Tok av.',
  liftOffIn: 'Tok av. Trykk for å ta ut.',
  endedAt: 'Flygingen sluttet ved {times}',
  grounded: 'Flygingen kom ikke opp fra bakken',
  ruleShared:
    'Alle ved bordet er med på samme flyging. Hver ser innsatsene til de andre og når de tas ut, under et navn som ikke røper noen.',
  ruleTwo:
    'Du kan ha opptil {most} innsatser på en flyging, hver med sitt automatiske uttak, og ta dem ut hver for seg eller samlet. Til sammen kan de være så høye som den høyeste enkeltinnsatsen.',
  rulePaid: 'Et uttak gjelder med en gang og kan ikke tapes mer. Alle gevinster utbetales når flygingen er over.',
  ruleBoard:
    'Innsatser plasseres under ombordstigningen. En plassert innsats blir med på flygingen til den tas ut eller tapes.',
}
