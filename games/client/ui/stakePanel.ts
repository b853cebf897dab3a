import type { EngineParts } from '../engine.ts'
import { mayStake, type StakeChange, type StakeLimits, stakeChanged, stakeNear } from '../stake/stake.ts'
import { amountField } from './amountField.ts'
import { h } from './element.ts'
import { dialogHead } from './panels.ts'

interface Standing {
  readonly limits: StakeLimits
  readonly stakeCents: number
  readonly balanceCents: number | null
}

/** Opens the stake dialog: typed, halved, doubled, max, or picked from the list. Null when the player cancels. */
export function askStake(
  parts: Pick<EngineParts, 'host' | 'texts' | 'money' | 'launch'>,
  { limits, stakeCents, balanceCents }: Standing,
): Promise<number | null> {
  const { host, texts, money } = parts
  const { stakes, step } = limits
  const range = texts('stakeRange', {
    least: money(stakes[0] ?? 0),
    most: money(stakes.at(-1) ?? 0),
    step: money(step),
  })
  return new Promise((resolve) => {
    const end = (cents: number | null) => {
      dialog.close()
      dialog.remove()
      resolve(cents)
    }
    const field = amountField(parts, texts('stakeAmount'), { cents: stakeCents, changed: mark })
    const tools = (['half', 'double', 'max'] as const).map((change) =>
      stakeTool(texts, change, () => {
        const now = field.value()
        field.set(stakeChanged(limits, now === null || Number.isNaN(now) ? stakeCents : now, change, balanceCents))
        field.fail(null)
        mark()
      }),
    )
    const list = stakes.map((cents) =>
      h('button', { type: 'button', class: 'quiet', 'aria-pressed': 'false', onclick: () => end(cents) }, money(cents)),
    )
    const set = h('button', { type: 'submit', class: 'main' })
    function mark(): void {
      const now = field.value()
      const isAmount = now !== null && mayStake(limits, now)
      set.textContent = isAmount ? texts('stakeSetTo', { bet: money(now) }) : texts('stakeSet')
      for (const [at, button] of list.entries()) button.setAttribute('aria-pressed', String(stakes[at] === now))
    }
    const submit = (event: Event) => {
      event.preventDefault()
      const typed = field.value()
      if (typed !== null && mayStake(limits, typed)) return end(typed)
      // The nearest allowed stake is only suggested: the player must see it before it is staked.
      if (typed !== null && !Number.isNaN(typed)) field.set(stakeNear(limits, typed))
      mark()
      field.fail(range)
      field.input.select()
    }
    const dialog = h(
      'dialog',
      { class: 'notice stake-panel', 'aria-label': texts('stakeTitle') },
      h(
        'form',
        { onsubmit: submit },
        dialogHead(texts('stakeTitle'), texts('close'), () => end(null)),
        field.element,
        h('div', { class: 'stake-tools' }, ...tools),
        h('p', { class: 'hint' }, range),
        h('div', { class: 'stake-list', role: 'group', 'aria-label': texts('stakeList') }, ...list),
        h('div', { class: 'choices' }, set),
      ),
    )
    dialog.addEventListener('cancel', () => end(null))
    mark()
    host.append(dialog)
    dialog.showModal()
    // On touch screens the list comes first, not a keyboard over it.
    if (matchMedia('(pointer: fine)').matches) field.input.select()
    else set.focus()
  })
}

const SIGNS = { half: '½', double: '2×' } as const
const NAMES = { half: 'stakeHalf', double: 'stakeDouble', max: 'stakeMost' } as const

/** A button that halves the stake, doubles it or sets it to the max. */
export function stakeTool(texts: EngineParts['texts'], change: StakeChange, press: () => void): HTMLButtonElement {
  // The accessible name starts with the visible text, so that voice control finds it.
  const sign = change === 'max' ? texts('stakeMax') : SIGNS[change]
  const name = `${sign}: ${texts(NAMES[change])}`
  return h('button', { type: 'button', class: 'quiet', 'aria-label': name, title: name, onclick: press }, sign)
}
