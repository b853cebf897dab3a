import type { LinesKey } from './en.ts'

export const it: Record<LinesKey, string> = {
  allWinsTimes: 'Ogni vincita vale {times} volte',
  rule1: 'La puntata è divisa su {lines} linee; una linea gioca per {line}.',
  rule2:
    'I simboli uguali vincono lungo una linea dal primo rullo a sinistra, da tre di fila in su. Una linea paga la sua vincita più alta.',
  rule3: 'Le vincite di linee diverse e degli scatter si sommano.',
  rule4: 'Nei giri gratis ogni vincita vale {times} volte. Tre o più scatter aggiungono {three}, {four} o {five} giri.',
}
