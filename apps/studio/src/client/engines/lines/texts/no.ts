import type { LinesKey } from './en.ts'

export const no: Record<LinesKey, string> = {
  lineWins: 'Linje {line} gir {amount}',
  scatterWins: '{count} scattere gir {amount}',
  totalWins: 'Samlet gevinst {amount}',
  freeGames: 'Gratisspinn',
  freeGamesOf: '{done} av {all}',
  multiplier: 'Multiplikator',
  freeGamesWon: '{count} gratisspinn',
  moreFreeGames: '{count} gratisspinn til',
  allWinsTimes: 'Hver gevinst teller {times} ganger',
  freeGamesDone: 'Gratisspinnene er ferdige',
  topPays: '5 like',
  lines: 'De {count} linjene',
  wildRule: 'Erstatter alle symboler unntatt scatteren.',
  scatterRule: '3, 4 eller 5 hvor som helst starter {three}, {four} eller {five} gratisspinn.',
  rule1: 'Innsatsen fordeles på {lines} linjer. Én linje spiller for {line}.',
  rule2:
    'Like symboler gir gevinst langs en linje fra hjulet lengst til venstre, tre eller flere på rad. En linje betaler sin høyeste gevinst.',
  rule3: 'Gevinster fra ulike linjer og fra scattere legges sammen.',
  rule4:
    'I gratisspinn teller hver gevinst {times} ganger. Tre eller flere scattere gir {three}, {four} eller {five} spinn til.',
  rule5: 'Hvert utfall trekkes på serveren før hjulene stopper. Å stoppe dem tidligere endrer ingenting.',
  rule7:
    'Tilbakebetalingen til spilleren er {rtp}\u00a0%, beregnet over alle mulige stopp av hjulene. {hit}\u00a0% av rundene gir en gevinst.',
}
