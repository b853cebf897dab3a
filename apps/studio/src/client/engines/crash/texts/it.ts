import type { CrashKey } from './en.ts'

export const it: Record<CrashKey, string> = {
  launch: 'Decolla',
  cashOut: 'Incassa {amount}',
  goal: 'Incasso automatico',
  off: 'No',
  lower: 'Abbassa l’incasso automatico',
  raise: 'Alza l’incasso automatico',
  results: 'Ultimi 20 voli',
  ready: 'Pronti al decollo',
  lost: 'Perso',
  flewOn: 'Il volo è arrivato a {times}',
  announceLaunch: 'Decollato. Premi per incassare.',
  announceLeft: 'Incassato a {times}.',
  announceLost: 'Perso a {times}.',
  goalFor: 'Probabilità e vincite per una puntata di {bet}',
  goalColumn: 'Incassa a',
  chance: 'Probabilità',
  pays: 'Paga',
  rule1:
    'Il moltiplicatore parte da 1,00 e raddoppia ogni {seconds} secondi fino alla fine del volo. Se incassi prima, la puntata è pagata per il moltiplicatore.',
  rule2:
    'La fine del volo è estratta prima della partenza. Un moltiplicatore si raggiunge con una probabilità del {rtp}% diviso per esso: il ritorno al giocatore è del {rtp}% con qualsiasi piano.',
  rule3:
    'Conta l’orologio del server: la tua pressione è pagata al moltiplicatore con cui vi arriva. Con una connessione lenta imposta un incasso automatico, che non ne ha bisogno.',
  rule4: 'Un volo su {grounded} non si stacca da terra. A {highest} scendono tutti.',
  rule5:
    'Un volo che lasci continua senza di te: lo chiude il suo incasso automatico, oppure è perso. Se il gioco si guasta durante un volo, una puntata senza incasso viene restituita; un incasso automatico raggiunto viene pagato.',
  rule6:
    'Le vincite sono esatte in media: una frazione della moneta più piccola della valuta è arrotondata per eccesso o per difetto da un numero estratto con il round. Una puntata piccola restituisce così la stessa parte di una grande. Durante il round vedi l’importo inferiore.',
  rounding: 'Numero di arrotondamento: una frazione oltre {number} su {parts} è arrotondata per eccesso',
}
