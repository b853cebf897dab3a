import type { PlinkoKey } from './en.ts'

export const et: Record<PlinkoKey, string> = {
  drop: 'Lase kuul lahti',
  dropping: 'Kuul on teel',
  rows: 'Ridu',
  fewerRows: 'Vähem ridu',
  moreRows: 'Rohkem ridu',
  risk: 'Risk',
  low: 'Madal',
  medium: 'Keskmine',
  high: 'Kõrge',
  results: 'Viimased tulemused',
  chosen: '{rows} rida, risk {risk}',
  slots: '{rows} rida, risk {risk}: mida iga pesa maksab',
  chance: 'Tõenäosus',
  times: 'Kordaja',
  amount: 'Maksab',
  boardReturns: 'See laud maksab tagasi {rtp}%.',
  rule1:
    'Kuul tabab igas reas üht naela ja läheb võrdse tõenäosusega vasakule või paremale. Pesa, kuhu ta langeb, määrab väljamakse.',
  rule2:
    'Rohkem ridu ja suurem risk viivad raha äärmistesse pesadesse: neisse jõutakse harvemini ja need maksavad rohkem.',
  rule3: 'Iga kuuli tee loositakse serveris enne kukkumist. See, kuidas ta põrkab, ei muuda midagi.',
  rule4: 'Lauad maksavad tagasi {lowest} kuni {highest}%, arvutatud üle kõigi teede, mida kuul võib minna.',
  rule5:
    'Korraga võib langeda mitu kuuli; igaüks on omaette voor, mis makstakse loosimisel ja näidatakse, kui kuul kohale jõuab.',
}
