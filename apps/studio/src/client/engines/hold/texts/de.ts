import type { HoldKey } from './en.ts'

export const de: Record<HoldKey, string> = {
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
  plusOne: '+1×',
  coins: 'Münzen',
  gifts: 'Geschenke',
  prizes: 'Preise',
  respins: 'Respins',
  respinsLeft: 'Respins übrig: {count}',
  heldOf: '{held} von {all}',
  giftCounter: 'Geschenketheke',
  coinsWon: '{count} Münzen: halten und gewinnen',
  giftsWon: '{count} Geschenke: die Geschenketheke öffnet',
  coinsPromise:
    'Münzen bleiben liegen. Jede neue gibt {lives} Respins zurück. Ein volles Feld gewinnt den Grand-Preis.',
  giftsPromise:
    'Geschenke bleiben verpackt auf der Theke. Jedes neue gibt {lives} Respins zurück. Eine volle Theke gewinnt den Grand-Preis; dann werden alle geöffnet.',
  allTimes: 'Alle Münzen × {times}: {amount}',
  grandWon: 'Grand-Preis {amount}',
  respinsDone: 'Respins beendet',
  rule1:
    'Der Einsatz verteilt sich auf {lines} Linien; eine Linie spielt um {line}. Gleiche Symbole gewinnen auf einer Linie von der linken Walze an, ab drei in Folge.',
  coinRule:
    'Ab {count} Münzen in einem Spiel beginnen {lives} Respins. Die Münzen bleiben, und jede neue setzt die Respins auf {lives} zurück.',
  giftRule:
    'Ab {count} Geschenken in einem Spiel öffnet die Geschenketheke mit {lives} Respins. Die Geschenke bleiben, und jedes neue setzt die Respins auf {lives} zurück.',
  rule3:
    'Enden die Respins, wird alles Gesammelte ausgezahlt: Beträge und die Preise Mini, Minor und Major. Sind alle fünfzehn Plätze gefüllt, kommt der Grand-Preis hinzu.',
  rule4: 'Was ein Geschenk enthält, wird beim Fallen gezogen und gezeigt, wenn die Theke schließt.',
  rule5:
    'Eine Münze mit +1× vervielfacht alle anderen: mit einer zählen sie doppelt, mit zweien dreifach und so weiter. Der Grand-Preis wird nicht vervielfacht.',
}
