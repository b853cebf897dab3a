import type { LinesKey } from './en.ts'

export const de: Record<LinesKey, string> = {
  allWinsTimes: 'Jeder Gewinn zählt {times}-fach',
  rule1: 'Der Einsatz verteilt sich auf {lines} Linien; eine Linie spielt um {line}.',
  rule2:
    'Gleiche Symbole gewinnen auf einer Linie von der linken Walze an, ab drei in Folge. Eine Linie zahlt ihren höchsten Gewinn.',
  rule3: 'Gewinne verschiedener Linien und der Scatter werden addiert.',
  rule4:
    'In Freispielen zählt jeder Gewinn {times}-fach. Ab drei Scattern kommen {three}, {four} oder {five} Spiele hinzu.',
}
