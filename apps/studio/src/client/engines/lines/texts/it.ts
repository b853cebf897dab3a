import type { LinesKey } from './en.ts'

export const it: Record<LinesKey, string> = {
  lineWins: 'La linea {line} vince {amount}',
  scatterWins: '{count} scatter vincono {amount}',
  totalWins: 'Vincita totale {amount}',
  freeGames: 'Giri gratis',
  freeGamesOf: '{done} di {all}',
  multiplier: 'Moltiplicatore',
  freeGamesWon: '{count} giri gratis',
  moreFreeGames: 'Altri {count} giri gratis',
  allWinsTimes: 'Ogni vincita vale {times} volte',
  freeGamesDone: 'Giri gratis finiti',
  topPays: '5 uguali',
  lines: 'Le {count} linee',
  wildRule: 'Sostituisce ogni simbolo tranne lo scatter.',
  scatterRule: '3, 4 o 5 ovunque avviano {three}, {four} o {five} giri gratis.',
  rule1: 'La puntata è divisa su {lines} linee; una linea gioca per {line}.',
  rule2:
    'I simboli uguali vincono lungo una linea dal primo rullo a sinistra, da tre di fila in su. Una linea paga la sua vincita più alta.',
  rule3: 'Le vincite di linee diverse e degli scatter si sommano.',
  rule4: 'Nei giri gratis ogni vincita vale {times} volte. Tre o più scatter aggiungono {three}, {four} o {five} giri.',
  rule5: 'Ogni esito è estratto sul server prima che i rulli si fermino. Fermarli prima non cambia nulla.',
  rule7:
    'Il ritorno al giocatore è del {rtp}%, calcolato su tutte le posizioni possibili dei rulli. Il {hit}% delle giocate vince qualcosa.',
}
