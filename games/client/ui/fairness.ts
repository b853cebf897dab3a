import { PLAYER_SEED_PATTERN } from '../../fairness/stream.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { PresentedState } from '../../protocol/state.ts'
import { ApiError } from '../api/api.ts'
import { formatMoment } from '../page/formatMoment.ts'
import { showError } from '../rounds/notices.ts'
import { h } from './element.ts'
import type { MenuParts } from './menuParts.ts'

/** The current seed, a way to change it, and how outcomes follow from it. */
export function fairnessTab(parts: MenuParts): readonly Node[] {
  const { texts, api } = parts
  const facts = h('dl', { class: 'facts' })
  const input = h('input', {
    id: 'player-seed',
    maxlength: 64,
    pattern: '[A-Za-z0-9_\\-]{1,64}',
    spellcheck: 'false',
    autocomplete: 'off',
  })
  const submit = h('button', { type: 'submit', class: 'main' }, texts('changeSeed'))
  let revealed: string | null = null
  const show = (seed: PresentedState['seed']) => {
    input.value = seed.player_seed
    const rows: [string, string][] = [
      [texts('seedHash'), seed.hash],
      [texts('nonce'), String(seed.nonce)],
    ]
    if (seed.next) rows.push([texts('nextSeedHash'), seed.next.hash])
    if (revealed) rows.push([texts('revealed'), revealed])
    facts.replaceChildren(...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]))
  }
  const change = async () => {
    if (!PLAYER_SEED_PATTERN.test(input.value)) return
    submit.disabled = true
    const answer = await api.rotate({ player_seed: input.value }).finally(() => {
      submit.disabled = false
    })
    revealed = answer.revealed.server_seed
    show(answer.seed)
  }
  const form = h(
    'form',
    {
      class: 'seed',
      onsubmit: (event) => {
        event.preventDefault()
        void change().catch((error: unknown) => showError(parts, error instanceof ApiError ? error.code : 'unknown'))
      },
    },
    h('label', { for: 'player-seed' }, texts('playerSeed')),
    input,
    h('small', {}, texts('seedHint')),
    submit,
  )
  void api.state().then(
    ({ seed }) => show(seed),
    () => facts.replaceChildren(h('dt', {}, texts('error_other'))),
  )
  // The studio changes no seed during an open round, because the seed would reveal the rest of it.
  return [h('p', { class: 'hint' }, texts('fairnessIntro')), facts, ...(parts.view.isBusy() ? [] : [form])]
}

/** The last rounds, each with a replay and, once its seed is revealed, a verification here in the browser. */
export function historyTab(parts: MenuParts, watch: ((round: PresentedRound) => void) | null): readonly Node[] {
  const list = h('ul', { class: 'rounds' })
  void parts.api.rounds().then(
    ({ rounds }) => {
      const shown = rounds.filter((round) => round.win_cents !== null || round.state === 'rolled_back')
      list.replaceChildren(...shown.map((round) => roundItem(parts, round, watch)))
      if (shown.length === 0) list.replaceChildren(h('li', {}, parts.texts('noRounds')))
    },
    () => list.replaceChildren(h('li', {}, parts.texts('error_other'))),
  )
  return [list]
}

function roundItem(
  parts: MenuParts,
  round: PresentedRound,
  watch: ((round: PresentedRound) => void) | null,
): HTMLElement {
  const { texts, money, launch } = parts
  const verdict = h('p', { class: 'verdict', role: 'status' })
  const amounts = `${texts('bet')} ${money(round.staked_cents)} · ${texts('win')} ${money(round.win_cents ?? 0)}`
  const verify = h('button', { type: 'button', class: 'quiet' }, texts('verify'))
  verify.addEventListener('click', () => {
    // Browsers hide WebCrypto from pages without a secure connection.
    judge(parts, round, verdict).catch(() => {
      verdict.textContent = texts('error_other')
    })
  })
  const again = watch
    ? h('button', { type: 'button', class: 'quiet', onclick: () => watch(round) }, texts('watch'))
    : null
  const isPlayed = round.win_cents !== null
  const page = launch.roundUrl?.replace('{round}', round.id)
  const more = page
    ? h('a', { class: 'quiet', href: page, target: '_blank', rel: 'noopener' }, texts('stepByStep'))
    : null
  const actions = h('div', { class: 'actions' }, ...(isPlayed ? [again, verify, more] : []))
  return h(
    'li',
    {},
    h('div', {}, h('b', {}, amounts), h('small', {}, formatMoment(round.played_at, launch.locale))),
    actions,
    verdict,
  )
}

async function judge({ texts, api }: MenuParts, listed: PresentedRound, verdict: HTMLElement): Promise<void> {
  // Only a single round contains the seeds of all players' bets.
  const round = listed.fairness.live ? (await api.liveRound(listed.id)).round : listed
  if (!round.fairness.server_seed) {
    verdict.textContent = texts('verifyLater')
    return
  }
  const { prove } = await import('../prove.ts')
  const { mismatches } = await prove(round)
  verdict.textContent =
    mismatches.length === 0 ? texts('verified') : texts('notVerified', { what: mismatches.join(', ') })
}
