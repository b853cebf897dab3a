import type { MinesKey } from './en.ts'

export const et: Record<MinesKey, string> = {
  begin: 'Alusta vooru',
  cashOut: 'Võta välja {amount}',
  pickFirst: 'Pööra üks ruut ümber',
  field: '25 ruuduga väli. Nooled liigutavad, C võtab välja',
  tile: 'Rida {row}, veerg {column}',
  safe: 'ohutu',
  mine: 'miin',
  hidden: 'varjatud',
  mines: 'Miine',
  fewer: 'Vähem miine',
  more: 'Rohkem miine',
  steps: 'Mida iga ohutu ruut annab',
  anyTile: 'Ava juhuslik ruut',
  autoPicks: 'Avatavaid ruute voorus, seejärel väljamakse',
  pickOne: 'Vali ükskõik milline ruut',
  nextStep: 'Järgmine ohutu ruut: {next}',
  won: 'Välja võetud {amount}',
  lost: 'Miin. {amount} on kaotatud',
  announceSafe: 'Ohutu. {tile}. Välja {amount}, järgmine {next}.',
  announceHit: 'Miin. {tile}.',
  atMines: '{count} miiniga, panuse {bet} korral',
  safeTiles: 'Ohutuid ruute',
  chance: 'Tõenäosus',
  multiplier: 'Kordaja',
  pays: 'Maksab',
  rule1:
    'Vali, mitu ruutu 25-st peidab miini: {fewest} kuni {most}. Kõik miinid on paigas enne esimest ruutu ega liigu.',
  rule2:
    'Iga ohutu ruut suurendab vooru väljamakset. Pärast esimest võid raha välja võtta, millal tahad; miin lõpetab vooru võiduta.',
  rule3:
    'Kordaja on õiglane kordaja korda {returned}%, lõigatud kahe kohani. Redel lõpeb hiljemalt {times}-kordse panusega; viimane aste makstakse kohe.',
  rule3Raised:
    'Kordaja on õiglane kordaja korda {returned}%, ümardatud üles kolme kohani: iga aste maksab tagasi vähemalt nii palju. Redel lõpeb hiljemalt {times}-kordse panusega; viimane aste makstakse kohe.',
  rule4:
    'Tagasimakse mängijale on {lowest} kuni {highest}%, olenevalt miinidest ja astmest, millel raha välja võetakse. See, milliseid ruute valida, ei muuda midagi.',
  rule5:
    'Väljamaksed on keskmiselt täpsed: valuuta väikseima mündi murdosa ümardab üles või alla arv, mis loositakse koos vooruga, nii et väike panus toob tagasi sama osa kui suur. Vooru ajal näed väiksemat summat.',
  rounding: 'Ümardusarv: murdosa üle {number}/{parts} ümardatakse üles',
  rule6:
    'Avatuks jäetud voor ootab ööpäeva. Siis võetakse raha välja; enne esimest ruutu antakse panus tagasi, ka siis, kui alustad vooru mõnes teises sama tüüpi mängus.',
}
