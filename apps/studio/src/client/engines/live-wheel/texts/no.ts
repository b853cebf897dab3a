import type { Key } from './en.ts'

export const no: Record<Key, string> = {
  spots: 'Feltene på hjulet. Enter legger en sjetong, Delete tar den bort.',
  laidHere: '{amount} ligger der',
  pays: '{value} til 1',
  chances: '{count} av {size}',
  chips: 'Sjetong i hånden',
  chip: 'Sjetong på {amount}',
  undo: 'Angre',
  clear: 'Tøm feltene',
  double: 'Doble alle innsatser',
  rebet: 'Samme innsatser igjen',
  saidLaid: '{value}: {amount}. Til sammen {total}.',
  saidTotal: 'Til sammen {total}',
  refusedSpot: 'Høyst {most} her',
  refusedFunds: 'Saldoen din rekker ikke til denne sjetongen',
  stopped: 'Hjulet stoppet på {value}',
  stoppedTimes: 'Hjulet stoppet på {value}, {times} ganger',
  again: '{times} ganger: hjulet snurres en gang til',
  rulePays:
    'Et felt betaler så mange ganger innsatsen som det står på det, og innsatsen selv i tillegg. Alle andre innsatser er tapt.',
  ruleTimes:
    'En multiplikator snurrer hjulet en gang til: det som kommer da, betaler så mange ganger mer. Flere ganges med hverandre, opptil {most} ganger.',
  ruleLimitOf: 'På {value} kan du satse opptil {most}.',
  ruleLimits: 'Sjetonger fra {least}; et felt tar høyst {most} i en runde.',
  ruleRtp: 'Tilbakebetaling til spilleren: {list}. Hvert av de {size} segmentene er like sannsynlig hver gang.',
  ruleRtpSpot: '{value} med {rtp} %',
  rim: 'Hvor hjulet stoppet',
  rimPlace: 'Plass {place} av {size} på kanten',
}
