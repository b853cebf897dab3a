import type { WaysKey } from './en.ts'

export const et: Record<WaysKey, string> = {
  way: '1 viis',
  ways: '{ways} viisi',
  hurry: 'Näita tulemust',
  freePromise: 'Kordaja algab väärtusest ×{from}, kasvab iga võiduga kuni ×{cap} ja püsib spinnist spinni.',
  perWay: 'Iga summa kehtib ühe viisi kohta.',
  rule1:
    'Ühesugused sümbolid võidavad kõrvuti rullidel vasakult alates, vähemalt kolmel, kus iganes nad asuvad: kokku {ways} viisi.',
  rule2: 'Rulli iga sümbol loeb: kaks ühel ja kolm järgmisel teevad kuus viisi. Kõigi sümbolite võidud liidetakse.',
  rule3: 'Võitvad sümbolid lõhkevad ja ülalt langevad teised. Seni kuni midagi võidab, jätkub see ilma uue panuseta.',
  rule4: 'Ühe tasulise spinni võitude kordaja: {ladder}. Viimane jääb kehtima.',
  rule5:
    'Tasuta spinnide ajal algab see väärtusest ×{from}, kasvab iga võiduga {step} võrra kuni ×{cap} ja püsib viimase spinnini. Kolm või rohkem scatterit lisavad {three}, {four} või {five} spinni, ühes voorus kõige rohkem {most}.',
}
