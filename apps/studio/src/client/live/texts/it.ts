import type { Key } from './en.ts'

export const it: Record<Key, string> = {
  betting: 'Fate il vostro gioco',
  lastSeconds: 'Ultimi secondi per puntare',
  closing: 'Nessuna altra puntata',
  spinning: 'La ruota gira',
  result: 'Risultato',
  waiting: 'Il prossimo giro inizia tra un attimo',
  secondsLeft: 'Ancora {seconds} secondi',
  round: 'Giro {number}',
  seats: '{count} al tavolo',
  players: 'Giocatori al tavolo',
  seatBet: '{name} ha puntato',
  confirm: 'Conferma le puntate',
  confirmed: 'Le tue puntate di {amount} sono valide',
  nothingBet: 'Nessuna puntata in questo giro',
  layFirst: 'Prima metti una fiche',
  bettingClosed: 'Le puntate sono chiuse',
  backAgain: 'Le fiche non sono state confermate in tempo: restano a te',
  tooLate: 'La puntata è arrivata troppo tardi. È tornata nel tuo saldo.',
  moveLate: 'Troppo tardi: era già finito.',
  lastWin: 'Ultima vincita',
  allBets: 'Tutte le puntate qui: {amount}',
  resultWon: '{result}. Hai vinto {amount}.',
  resultBack: '{result}. Ti tornano {amount} su {stake}.',
  resultLost: '{result}. Questa volta nessuna vincita.',
  lastResults: 'Ultimi risultati del tavolo',
  counted: 'Gli ultimi {count} risultati di questo tavolo. Quello che è uscito non dice nulla sul prossimo.',
  hash: 'Hash del giro in corso',
  seed: 'Seme dell’ultimo giro',
  publicSeed: 'Seme del tavolo',
  fairness:
    'L’hash di un giro è pubblicato prima che si possa puntare, il suo seme segreto insieme al risultato. Al posto di un tuo seme stanno il nome del tavolo e il numero del giro: nessuno al tavolo può sceglierli. Ogni tuo giro si può verificare sotto Ultimi giri.',
  ruleClock:
    'Tutti al tavolo giocano lo stesso giro con lo stesso orologio. Si punta finché scorre l’anello; poi si estrae il risultato.',
  ruleConfirm:
    'Le fiche contano quando sono confermate. Finché la finestra è aperta se ne possono aggiungere e confermare altre.',
  ruleLate:
    'Una puntata dopo la chiusura è rifiutata e non si muove denaro. Quella a cui il saldo non ha potuto rispondere prima dell’estrazione viene resa.',
  ruleGone: 'Una puntata confermata è giocata e pagata anche se lasci il tavolo.',
}
