import type { Texts } from '../../messages.ts'
import { h } from '../ui/element.ts'
import { ruleList } from '../ui/sheet.ts'
import type { LiveController } from './createLiveController.ts'

/** The rules of every live table, shown under the rules of its game. */
export const liveRules = (liveTexts: Texts<'live'>): HTMLElement =>
  ruleList([liveTexts('ruleClock'), liveTexts('ruleConfirm'), liveTexts('ruleLate'), liveTexts('ruleGone')])

/** The commitments of the table; the list of each round contains the player's own seeds. */
export function liveFairness(
  liveTexts: Texts<'live'>,
  controller: Pick<LiveController, 'round' | 'lastSeed'>,
): HTMLElement {
  const round = controller.round()
  const rows = [
    [liveTexts('hash'), round?.hash],
    [liveTexts('seed'), controller.lastSeed()],
    [liveTexts('publicSeed'), round?.player_seed],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  const facts = rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])
  return h(
    'div',
    {},
    h('p', { class: 'hint' }, liveTexts(round?.beacon_url ? 'fairnessBeacon' : 'fairness')),
    h('dl', { class: 'facts' }, ...facts),
  )
}

/** The last hundred results, for the menu. */
export function resultBoard(liveTexts: Texts<'live'>, marks: readonly HTMLElement[]): HTMLElement {
  return h(
    'section',
    { class: 'result-board' },
    h('p', { class: 'hint' }, liveTexts('counted', { count: marks.length })),
    h('ol', { class: 'numbers', 'aria-label': liveTexts('lastResults') }, ...marks.map((mark) => h('li', {}, mark))),
  )
}
