import type { SlotKey } from './en.ts'

export const it: Record<SlotKey, string> = {
  lineWins: 'La linea {line} vince {amount}',
  scatterWins: '{count} scatter vincono {amount}',
  totalWins: 'Vincita totale {amount}',
  freeGames: 'Giri gratis',
  freeGamesOf: '{done} di {all}',
  multiplier: 'Moltiplicatore',
  freeGamesWon: '{count} giri gratis',
  moreFreeGames: 'Altri {count} giri gratis',
  freeGamesDone: 'Giri gratis finiti',
  topPays: '5 uguali',
  lines: 'Le {count} linee',
  wildRule: 'Sostituisce ogni simbolo tranne lo scatter.',
  scatterRule: '3, 4 o 5 ovunque avviano {three}, {four} o {five} giri gratis.',
  drawnFirst: 'Ogni esito è estratto sul server prima che i rulli si fermino. Fermarli prima non cambia nulla.',
  figures:
    'Il ritorno al giocatore è del {rtp}%, calcolato su tutte le posizioni possibili dei rulli. Il {hit}% delle giocate vince qualcosa.',
  wild: 'Jolly',
  scatter: 'Scatter',
  picture: 'Figura {number}',
  ace: 'Asso',
  king: 'Re',
  queen: 'Donna',
  jack: 'Fante',
  ten: 'Dieci',
}
