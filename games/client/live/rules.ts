import type { Texts } from '../../messages.ts'
import { ruleList } from '../board/sheet.ts'
import { h } from '../ui/element.ts'
import type { LiveDesk } from './createLiveDesk.ts'

/** The rules of every live table, shown under the rules of its game. */
export const liveRules = (words: Texts<'live'>): HTMLElement =>
  ruleList([words('ruleClock'), words('ruleConfirm'), words('ruleLate'), words('ruleGone')])

/** The commitments of the table; the list of each round contains the player's own seeds. */
export function liveFairness(words: Texts<'live'>, desk: Pick<LiveDesk, 'round' | 'lastSeed'>): HTMLElement {
  const round = desk.round()
  const rows = [
    [words('hash'), round?.hash],
    [words('seed'), desk.lastSeed()],
    [words('publicSeed'), round?.player_seed],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  const facts = rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])
  return h(
    'div',
    {},
    h('p', { class: 'hint' }, words(round?.beacon_url ? 'fairnessBeacon' : 'fairness')),
    h('dl', { class: 'facts' }, ...facts),
  )
}

/** The last hundred results, for the menu. */
export function resultBoard(words: Texts<'live'>, marks: readonly HTMLElement[]): HTMLElement {
  return h(
    'section',
    { class: 'result-board' },
    h('p', { class: 'hint' }, words('counted', { count: marks.length })),
    h('ol', { class: 'numbers', 'aria-label': words('lastResults') }, ...marks.map((mark) => h('li', {}, mark))),
  )
}
