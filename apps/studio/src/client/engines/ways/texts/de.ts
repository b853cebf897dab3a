import type { WaysKey } from './en.ts'

export const de: Record<WaysKey, string> = {
  way: '1 Weg',
  ways: '{ways} Wege',
  hurry: 'Ergebnis zeigen',
  freePromise:
    'Der Multiplikator beginnt bei ×{from}, wächst mit jedem Gewinn bis ×{cap} und bleibt von Spiel zu Spiel.',
  perWay: 'Jeder Betrag gilt für einen Weg.',
  rule1:
    'Gleiche Symbole gewinnen auf benachbarten Walzen von links an, ab drei, wo immer sie liegen: insgesamt {ways} Wege.',
  rule2:
    'Jedes Symbol einer Walze zählt: zwei auf einer und drei auf der nächsten sind sechs Wege. Gewinne aller Symbole werden addiert.',
  rule3:
    'Symbole, die gewinnen, zerplatzen, und andere fallen nach. Solange etwas gewinnt, geht das ohne weiteren Einsatz weiter.',
  rule4: 'Der Multiplikator der Gewinne eines bezahlten Spiels: {ladder}. Der letzte bleibt.',
  rule5:
    'In Freispielen beginnt er bei ×{from}, steigt mit jedem Gewinn um {step} bis ×{cap} und bleibt bis zum letzten Spiel erhalten. Ab drei Scattern kommen {three}, {four} oder {five} Spiele hinzu, höchstens {most} in einer Runde.',
}
