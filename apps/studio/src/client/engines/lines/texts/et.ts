import type { LinesKey } from './en.ts'

export const et: Record<LinesKey, string> = {
  allWinsTimes: 'Iga võit loeb {times}-kordselt',
  rule1: 'Panus jaguneb {lines} liini vahel; üks liin mängib summaga {line}.',
  rule2:
    'Ühesugused sümbolid võidavad liinil alates vasakpoolseimast rullist, kui neid on järjest vähemalt kolm. Liin maksab oma suurima võidu.',
  rule3: 'Eri liinide ja scatterite võidud liidetakse.',
  rule4:
    'Tasuta spinnide ajal loeb iga võit {times}-kordselt. Kolm või rohkem scatterit lisavad {three}, {four} või {five} spinni.',
}
