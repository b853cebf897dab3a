import type { Key } from './en.ts'

export const de: Record<Key, string> = {
  betting: 'Bitte setzen',
  lastSeconds: 'Letzte Sekunden zum Setzen',
  closing: 'Nichts geht mehr',
  spinning: 'Das Rad dreht sich',
  result: 'Ergebnis',
  waiting: 'Gleich beginnt die nächste Runde',
  secondsLeft: 'Noch {seconds} Sekunden',
  round: 'Runde {number}',
  seats: '{count} am Tisch',
  players: 'Spieler am Tisch',
  seatBet: '{name} hat gesetzt',
  confirm: 'Einsätze bestätigen',
  confirmed: 'Deine Einsätze von {amount} gelten',
  nothingBet: 'Kein Einsatz in dieser Runde',
  layFirst: 'Lege zuerst einen Chip',
  bettingClosed: 'Es kann nicht mehr gesetzt werden',
  backAgain: 'Deine Chips wurden nicht rechtzeitig bestätigt: Sie bleiben bei dir',
  tooLate: 'Der Einsatz kam zu spät. Er ist wieder in deinem Guthaben.',
  tableFull:
    'Dieser Tisch hat in dieser Runde alle Einsätze angenommen, die er auszahlen kann. Es wurde kein Geld abgebucht. Versuch einen kleineren Einsatz oder die nächste Runde.',
  moveLate: 'Zu spät: Es war schon vorbei.',
  lastWin: 'Letzter Gewinn',
  allBets: 'Alle Einsätze hier: {amount}',
  resultWon: '{result}. Du gewinnst {amount}.',
  resultBack: '{result}. Von {stake} kommen {amount} zurück.',
  resultLost: '{result}. Diesmal kein Gewinn.',
  lastResults: 'Letzte Ergebnisse des Tischs',
  counted: 'Die letzten {count} Ergebnisse dieses Tischs. Was vorher kam, sagt nichts über das nächste.',
  hash: 'Hash der laufenden Runde',
  seed: 'Seed der letzten Runde',
  publicSeed: 'Öffentliche Werte, zusammengefasst',
  fairness:
    'Die geheimen Seeds dieses Tischs bilden eine Kette. Ihr Ende wurde vor der ersten Runde veröffentlicht und signiert, der Hash jeder Runde vor ihren Einsätzen. Dein Browser sendet mit deinem Einsatz einen Seed. Nach Einsatzschluss ergeben die Seeds aller Einsätze zusammen mit dem geheimen Seed das Ergebnis. Das beweist, dass niemand das Ergebnis im Voraus festgelegt hat und kein Seed vertauscht wurde. Es schließt nicht aus, dass jemand, der den geheimen Seed kennt, den letzten Einsatz einer Runde gemacht hat. Jede deiner Runden kannst du unter Letzte Runden prüfen.',
  fairnessBeacon:
    'Die geheimen Seeds dieses Tischs bilden eine Kette. Ihr Ende wurde vor der ersten Runde veröffentlicht und signiert, der Hash jeder Runde vor ihren Einsätzen. Nach Einsatzschluss ergibt der nächste Wert einer öffentlichen Zufallsquelle zusammen mit dem geheimen Seed das Ergebnis. Das beweist, dass niemand, auch das Casino nicht, das Ergebnis kennen oder wählen konnte, solange du setzen konntest. Jede deiner Runden kannst du unter Letzte Runden prüfen.',
  ruleClock:
    'Alle am Tisch spielen dieselbe Runde nach derselben Uhr. Gesetzt wird, solange der Ring läuft; danach wird das Ergebnis gezogen.',
  ruleConfirm:
    'Chips zählen, sobald sie bestätigt sind. Solange das Fenster offen ist, kannst du weitere setzen und bestätigen.',
  ruleLate:
    'Ein Einsatz nach Schluss wird abgelehnt, es bewegt sich kein Geld. Einer, den dein Guthaben vor der Ziehung nicht beantworten konnte, kommt zurück.',
  ruleGone: 'Ein bestätigter Einsatz wird gespielt und ausgezahlt, auch wenn du den Tisch verlässt.',
}
