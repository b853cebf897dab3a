import type { SlotKey } from './en.ts'

export const et: Record<SlotKey, string> = {
  lineWins: 'Liin {line} võidab {amount}',
  scatterWins: '{count} scatterit võidavad {amount}',
  totalWins: 'Koguvõit {amount}',
  freeGames: 'Tasuta spinnid',
  freeGamesOf: '{done} / {all}',
  multiplier: 'Kordaja',
  freeGamesWon: '{count} tasuta spinni',
  moreFreeGames: 'Veel {count} tasuta spinni',
  freeGamesDone: 'Tasuta spinnid on läbi',
  topPays: '5 ühesugust',
  lines: 'Kõik {count} liini',
  wildRule: 'Asendab kõiki sümboleid peale scatteri.',
  scatterRule: '3, 4 või 5 suvalises kohas käivitavad {three}, {four} või {five} tasuta spinni.',
  drawnFirst: 'Iga tulemus loositakse serveris enne rullide peatumist. Nende varem peatamine ei muuda midagi.',
  figures:
    'Tagasimakse mängijale on {rtp}%, arvutatud rullide kõigi võimalike asendite põhjal. {hit}% voorudest toob võidu.',
  wild: 'Asendaja',
  scatter: 'Scatter',
  picture: 'Pilt {number}',
  ace: 'Äss',
  king: 'Kuningas',
  queen: 'Emand',
  jack: 'Soldat',
  ten: 'Kümme',
}
