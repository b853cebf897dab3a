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
  tableFull:
    'Questo tavolo ha accettato tutte le puntate che può pagare in questo giro. Non è stato prelevato nulla; prova una puntata più bassa o il giro successivo.',
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
  publicSeed: 'Valori pubblici, combinati',
  fairness:
    'I semi segreti di questo tavolo formano una catena. La sua fine è stata pubblicata e firmata prima del primo giro, e l’hash di ogni giro viene pubblicato prima delle puntate. Il tuo browser invia un seme con la puntata. Chiuse le puntate, i semi di tutte le puntate e il seme segreto danno insieme il risultato. Questo prova che nessuno ha fissato il risultato in anticipo e che nessun seme è stato scambiato. Non esclude che chi conosce il seme segreto abbia fatto l’ultima puntata di un giro. Ogni tuo giro si può verificare sotto Ultimi giri.',
  fairnessBeacon:
    'I semi segreti di questo tavolo formano una catena. La sua fine è stata pubblicata e firmata prima del primo giro, e l’hash di ogni giro viene pubblicato prima delle puntate. Chiuse le puntate, il valore successivo di una fonte pubblica di casualità e il seme segreto danno insieme il risultato. Questo prova che nessuno, nemmeno il casinò, poteva conoscere o scegliere il risultato mentre potevi puntare. Ogni tuo giro si può verificare sotto Ultimi giri.',
  ruleClock:
    'Tutti al tavolo giocano lo stesso giro con lo stesso orologio. Si punta finché scorre l’anello; poi si estrae il risultato.',
  ruleConfirm:
    'Le fiche contano quando sono confermate. Finché la finestra è aperta se ne possono aggiungere e confermare altre.',
  ruleLate:
    'Una puntata dopo la chiusura è rifiutata e non si muove denaro. Quella a cui il saldo non ha potuto rispondere prima dell’estrazione viene resa.',
  ruleGone: 'Una puntata confermata è giocata e pagata anche se lasci il tavolo.',
}
