import type { Key } from './en.ts'

export const et: Record<Key, string> = {
  spots: 'Ratta väljad. Enter asetab žetooni, Delete võtab selle ära.',
  laidHere: 'peal on {amount}',
  pays: '{value} ühele',
  chances: '{count} / {size}',
  chips: 'Žetoon käes',
  chip: 'Žetoon {amount}',
  undo: 'Võta tagasi',
  clear: 'Tühjenda väljad',
  double: 'Kahekordista kõik panused',
  rebet: 'Samad panused uuesti',
  saidLaid: '{value}: {amount}. Kokku {total}.',
  saidTotal: 'Kokku {total}',
  refusedSpot: 'Siin kõige rohkem {most}',
  refusedFunds: 'Sinu saldost ei piisa selle žetooni jaoks',
  stopped: 'Ratas jäi seisma kohal {value}',
  stoppedTimes: 'Ratas jäi seisma kohal {value}, {times} korda',
  again: '{times} korda: ratas keerutatakse uuesti',
  rulePays:
    'Väli maksab panust nii mitu korda, kui sellel kirjas, ja panuse enda lisaks. Kõik teised panused on kaotatud.',
  ruleTimes:
    'Kordaja paneb ratta uuesti keerlema: see, mis siis tuleb, maksab nii mitu korda rohkem. Mitu kordajat korrutatakse omavahel, kuni {most} korda.',
  ruleLimitOf: 'Numbrile {value} saad panustada kuni {most}.',
  ruleLimits: 'Žetoonid alates {least}; väli võtab ühes voorus kõige rohkem {most}.',
  ruleRtp: 'Tagastusmäär mängijale: {list}. Iga {size} segmendist on iga kord võrdselt tõenäoline.',
  ruleRtpSpot: '{value} – {rtp} %',
  rim: 'Kus ratas peatus',
  rimPlace: 'Koht {place} / {size} ratta serval',
}
