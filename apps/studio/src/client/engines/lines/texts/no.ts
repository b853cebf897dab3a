import type { LinesKey } from './en.ts'

export const no: Record<LinesKey, string> = {
  allWinsTimes: 'Hver gevinst teller {times} ganger',
  rule1: 'Innsatsen fordeles på {lines} linjer. Én linje spiller for {line}.',
  rule2:
    'Like symboler gir gevinst langs en linje fra hjulet lengst til venstre, tre eller flere på rad. En linje betaler sin høyeste gevinst.',
  rule3: 'Gevinster fra ulike linjer og fra scattere legges sammen.',
  rule4:
    'I gratisspinn teller hver gevinst {times} ganger. Tre eller flere scattere gir {three}, {four} eller {five} spinn til.',
}
