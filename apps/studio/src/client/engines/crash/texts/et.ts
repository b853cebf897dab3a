import type { CrashKey } from './en.ts'

export const et: Record<CrashKey, string> = {
  launch: 'Stardi',
  cashOut: 'Võta välja {amount}',
  goal: 'Automaatne väljavõtt',
  off: 'Väljas',
  lower: 'Vähenda automaatset väljavõttu',
  raise: 'Suurenda automaatset väljavõttu',
  results: 'Viimased 20 lendu',
  ready: 'Stardiks valmis',
  lost: 'Kaotatud',
  flewOn: 'Lend jätkus kuni {times}',
  announceLaunch: 'Startis. Väljavõtmiseks vajuta.',
  announceLeft: 'Välja võetud {times} juures.',
  announceLost: 'Kaotatud {times} juures.',
  goalFor: 'Tõenäosused ja väljamaksed panuse {bet} korral',
  goalColumn: 'Väljavõtt',
  chance: 'Tõenäosus',
  pays: 'Maksab',
  rule1:
    'Kordaja algab 1,00-st ja kahekordistub iga {seconds} sekundi järel, kuni lend lõpeb. Kui võtad enne välja, makstakse panus korda kordaja.',
  rule2:
    'Lennu lõpp loositakse enne starti. Kordajani jõutakse tõenäosusega {rtp}% jagatud kordajaga, nii et tagasimakse mängijale on iga plaani korral {rtp}%.',
  rule3:
    'Loeb serveri kell: sinu vajutus makstakse kordajaga, mille juures see kohale jõuab. Aeglase ühenduse korral määra automaatne väljavõtt, mis ühendust ei vaja.',
  rule4: 'Üks lend {grounded}-st ei tõuse maast lahti. {highest} juures lastakse kõik välja.',
  rule5:
    'Lend, mille juurest lahkud, jätkub ilma sinuta: selle lõpetab automaatne väljavõtt või on see kaotatud. Kui mäng lennu ajal katkeb, tagastatakse panus, mida ei võetud välja; saavutatud automaatne väljavõtt makstakse välja.',
  rule6:
    'Väljamaksed on keskmiselt täpsed: valuuta väikseima mündi murdosa ümardab üles või alla arv, mis loositakse koos vooruga, nii et väike panus toob tagasi sama osa kui suur. Vooru ajal näed väiksemat summat.',
  rounding: 'Ümardusarv: murdosa üle {number}/{parts} ümardatakse üles',
}
