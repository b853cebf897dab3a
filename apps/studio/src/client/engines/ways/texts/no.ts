import type { WaysKey } from './en.ts'

export const no: Record<WaysKey, string> = {
  way: '1 vei',
  ways: '{ways} veier',
  hurry: 'Vis resultatet',
  freePromise:
    'Multiplikatoren begynner på ×{from}, vokser med hver gevinst opp til ×{cap} og følger med fra spinn til spinn.',
  perWay: 'Hvert beløp gjelder én vei.',
  rule1:
    'Like symboler gir gevinst på nabohjul fra venstre, tre eller flere, uansett hvor de ligger: {ways} veier i alt.',
  rule2:
    'Hvert symbol på et hjul teller: to på ett og tre på det neste er seks veier. Gevinster for alle symboler legges sammen.',
  rule3:
    'Symboler som vinner, sprekker, og andre faller ned ovenfra. Så lenge noe vinner, fortsetter det uten ny innsats.',
  rule4: 'Multiplikatoren for gevinstene i ett betalt spinn: {ladder}. Den siste blir stående.',
  rule5:
    'I gratisspinn begynner den på ×{from}, øker med {step} for hver gevinst opp til ×{cap} og beholdes til siste spinn. Tre eller flere scattere gir {three}, {four} eller {five} spinn til, høyst {most} i én runde.',
}
