import type { PlinkoKey } from './en.ts'

export const no: Record<PlinkoKey, string> = {
  drop: 'Slipp en kule',
  dropping: 'Kulen er på vei',
  rows: 'Rader',
  fewerRows: 'Færre rader',
  moreRows: 'Flere rader',
  risk: 'Risiko',
  low: 'Lav',
  medium: 'Middels',
  high: 'Høy',
  results: 'Siste resultater',
  chosen: '{rows} rader, risiko {risk}',
  slots: '{rows} rader, risiko {risk}: hva hver luke betaler',
  chance: 'Sjanse',
  times: 'Multiplikator',
  amount: 'Betaler',
  boardReturns: 'Dette brettet betaler tilbake {rtp}\u00a0%.',
  rule1:
    'Kulen treffer én pinne per rad og går til venstre eller høyre med samme sjanse. Luken den lander i, avgjør gevinsten.',
  rule2: 'Flere rader og høyere risiko flytter pengene til de ytterste lukene: De treffes sjeldnere og betaler mer.',
  rule3: 'Veien til hver kule trekkes på serveren før den faller. Hvordan den spretter, endrer ingenting.',
  rule4: 'Brettene betaler tilbake mellom {lowest} og {highest}\u00a0%, regnet over alle veier en kule kan ta.',
  rule5: 'Flere kuler kan falle samtidig; hver er en egen runde, betalt når den er trukket og vist når den lander.',
}
