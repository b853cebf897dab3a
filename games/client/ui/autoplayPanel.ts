import type { PresentedState } from '../../protocol/state.ts'
import type { EngineParts } from '../engine.ts'
import type { AutoplayPlan, StakeRule } from '../rounds/autoplay.ts'
import { amountField } from './amountField.ts'
import { h } from './element.ts'
import { dialogHead, options } from './panels.ts'

export interface AutoplayMore {
  /** Describes what else ends it. */
  readonly hint: 'autoplayHint' | 'autoplayHintFree'
  /** Additional inputs of the game. */
  readonly also?: HTMLElement | undefined
  /** Whether the stake is one amount that can be raised. */
  readonly canRaise: boolean
  /** Of the player's licence. */
  readonly rules: NonNullable<PresentedState['rules']['autoplay']>
}

const ROUNDS = [10, 25, 50, 100] as const
/** Default loss limit: ten rounds that all lose. */
const USUAL_LOSSES = 10
/** Default single win that ends autoplay, in bets. */
const USUAL_WIN = 100
const KINDS = ['keep', 'base', 'raise'] as const
const MAX_PERCENT = 1000

/** Opens the autoplay dialog; a loss limit is always part of it. Null when the player cancels. */
export function askAutoplayPlan(
  parts: Pick<EngineParts, 'host' | 'texts' | 'money' | 'launch'>,
  stakeCents: number,
  { hint, also, canRaise, rules }: AutoplayMore,
): Promise<AutoplayPlan | null> {
  const { host, texts, money } = parts
  const rounds = options('rounds', roundsUpTo(rules.max_rounds), String, 0)
  const loss = amountField(parts, texts('autoplayLoss'), { cents: USUAL_LOSSES * stakeCents })
  const never = { hint: texts('autoplayNever') }
  const profit = amountField(parts, texts('autoplayProfit'), never)
  const isWinNeeded = rules.limits.includes('single_win')
  const win = amountField(parts, texts('autoplayWin'), isWinNeeded ? { cents: USUAL_WIN * stakeCents } : never)
  const rule = canRaise ? ruleChoice(texts) : null
  return new Promise((resolve) => {
    const start = h('button', { type: 'submit', class: 'main' })
    const label = () => {
      start.textContent = texts('autoplayStart', { count: rounds.value(), bet: money(stakeCents) })
    }
    const read = (): AutoplayPlan | null => {
      for (const field of [loss, profit, win]) {
        const isNeeded = field === loss || (field === win && isWinNeeded)
        const cents = field.value()
        // A loss limit below one bet would end autoplay before the first round.
        const min = field === loss ? stakeCents : 1
        const isRight = cents === null ? !isNeeded : cents >= min
        field.fail(isRight ? null : texts('autoplayAmount', { least: money(min) }))
        if (isRight) continue
        field.input.focus()
        return null
      }
      return {
        rounds: rounds.value(),
        stopLossCents: loss.value() ?? 0,
        stopProfitCents: profit.value(),
        stopWinCents: win.value(),
        onWin: rule?.value() ?? { kind: 'keep' },
      }
    }
    const submit = (event: Event) => {
      event.preventDefault()
      const plan = read()
      if (plan) end(plan)
    }
    const form = h(
      'form',
      { onchange: label, onsubmit: submit, novalidate: true },
      dialogHead(texts('autoplayTitle'), texts('close'), () => end(null)),
      rounds.fieldset(texts('autoplayRounds')),
      also ?? null,
      loss.element,
      profit.element,
      win.element,
      rule?.element ?? null,
      h('p', { class: 'hint' }, texts(canRaise ? 'autoplayRaises' : 'autoplayKeeps'), ' ', texts(hint)),
      h('div', { class: 'choices' }, start),
    )
    const dialog = h('dialog', { class: 'notice autoplay-panel', 'aria-label': texts('autoplayTitle') }, form)
    const end = (plan: AutoplayPlan | null) => {
      dialog.close()
      dialog.remove()
      resolve(plan)
    }
    dialog.addEventListener('cancel', () => end(null))
    label()
    host.append(dialog)
    dialog.showModal()
    form.querySelector('input')?.focus()
  })
}

const roundsUpTo = (max: number): readonly number[] => [...ROUNDS.filter((rounds) => rounds < max), max]

/** The stake rule after a win, with a percentage for raises. */
function ruleChoice(texts: EngineParts['texts']) {
  const name = 'autoplayOnWin'
  const names = { keep: 'autoplayKeep', base: 'autoplayBase', raise: 'autoplayRaise' } as const
  const kind = options(name, [0, 1, 2], (at) => texts(names[KINDS[at] ?? 'keep']), 0)
  const percent = h('input', { type: 'number', min: 1, max: MAX_PERCENT, step: 1, value: 100, inputmode: 'numeric' })
  percent.setAttribute('aria-label', texts('autoplayPercent'))
  const by = h('div', { class: 'typed', hidden: true }, percent, h('span', { 'aria-hidden': 'true' }, '%'))
  const element = h('div', { class: 'rule' }, kind.fieldset(texts(name)), by)
  element.addEventListener('change', () => {
    by.hidden = KINDS[kind.value()] !== 'raise'
  })
  return {
    element,
    value: (): StakeRule => {
      const chosen = KINDS[kind.value()] ?? 'keep'
      if (chosen !== 'raise') return { kind: chosen }
      const typed = Math.round(Number(percent.value))
      return { kind: 'raise', percent: Math.min(MAX_PERCENT, Math.max(1, typed || 1)) }
    },
  }
}
