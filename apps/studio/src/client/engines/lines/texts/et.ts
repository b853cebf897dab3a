import type { LinesKey } from './en.ts'

export const et: Record<LinesKey, string> = {
  lineWins: 'Liin {line} võidab {amount}',
  scatterWins: '{count} scatterit võidavad {amount}',
  totalWins: 'Koguvõit {amount}',
  freeGames: 'Tasuta spinnid',
  freeGamesOf: '{done} / {all}',
  multiplier: 'Kordaja',
  freeGamesWon: '{count} tasuta spinni',
  moreFreeGames: 'Veel {count} tasuta spinni',
  allWinsTimes: 'Iga võit loeb {times}-kordselt',
  freeGamesDone: 'Tasuta spinnid on läbi',
  topPays: '5 ühesugust',
  lines: 'Kõik {count} liini',
  wildRule: 'Asendab kõiki sümboleid peale scatteri.',
  scatterRule: '3, 4 või 5 suvalises kohas käivitavad {three}, {four} või {five} tasuta spinni.',
  rule1: 'Panus jaguneb {lines} liini vahel; üks liin mängib summaga {line}.',
  rule2:
    'Ühesugused sümbolid võidavad liinil alates vasakpoolseimast rullist, kui neid on järjest vähemalt kolm. Liin maksab oma suurima võidu.',
  rule3: 'Eri liinide ja scatterite võidud liidetakse.',
  rule4:
    'Tasuta spinnide ajal loeb iga võit {times}-kordselt. Kolm või rohkem scatterit lisavad {three}, {four} või {five} spinni.',
  rule5: 'Iga tulemus loositakse serveris enne rullide peatumist. Nende varem peatamine ei muuda midagi.',
  rule7:
    'Tagasimakse mängijale on {rtp}%, arvutatud rullide kõigi võimalike asendite põhjal. {hit}% voorudest toob võidu.',
}
