import type { Key } from './en.ts'

export const de: Record<Key, string> = {
  spots: 'Felder des Rads. Enter legt einen Chip, Entf nimmt ihn weg.',
  laidHere: '{amount} darauf',
  pays: '{value} zu 1',
  chances: '{count} von {size}',
  chips: 'Chip in der Hand',
  chip: 'Chip zu {amount}',
  undo: 'Zurück',
  clear: 'Felder leeren',
  double: 'Alle Einsätze verdoppeln',
  rebet: 'Dieselben Einsätze',
  saidLaid: '{value}: {amount}. Zusammen {total}.',
  saidTotal: 'Zusammen {total}',
  refusedSpot: 'Hier höchstens {most}',
  refusedFunds: 'Dein Guthaben reicht für diesen Chip nicht',
  stopped: 'Das Rad steht auf {value}',
  stoppedTimes: 'Das Rad steht auf {value}, {times}-fach',
  again: '{times}-fach: Das Rad dreht sich noch einmal',
  rulePays:
    'Ein Feld zahlt das Vielfache des Einsatzes, das darauf steht, dazu den Einsatz selbst. Alle anderen Einsätze sind verloren.',
  ruleTimes:
    'Ein Multiplikator dreht das Rad noch einmal: Was dann kommt, zahlt so viel mehr. Mehrere vervielfachen einander, höchstens auf das {most}-Fache.',
  ruleLimitOf: 'Auf {value} kannst du bis zu {most} setzen.',
  ruleLimits: 'Chips ab {least}; ein Feld nimmt in einer Runde höchstens {most}.',
  ruleRtp: 'Auszahlungsquote: {list}. Jedes der {size} Segmente ist jedes Mal gleich wahrscheinlich.',
  ruleRtpSpot: '{value} mit {rtp} %',
  rim: 'Wo das Rad stehen blieb',
  rimPlace: 'Platz {place} von {size} am Rand',
}
