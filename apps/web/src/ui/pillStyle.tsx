import { variants } from './classes'

const base =
  'inline-flex h-10 shrink-0 items-center gap-2 rounded-full whitespace-nowrap px-4 no-tap transition-colors duration-(--t-state) pointer-coarse:h-11'
const off = 'bg-surface-1 font-medium text-text-2 shadow-line hover:bg-surface-2 hover:text-text'
const icon = { true: 'pl-3' }

/** A rounded option in a row: categories, pages. On a link use `aria-current`, on a button `aria-pressed`. */
export const pillStyle = variants(
  base,
  { on: { true: 'bg-accent font-bold text-on-accent', false: off }, icon },
  { on: false },
)

/** A choice within the page of a pill: one pill is filled at a time, so the chosen one has a ring. */
export const choiceStyle = variants(
  base,
  { on: { true: 'bg-surface-3 font-bold text-text shadow-[inset_0_0_0_2px_var(--accent)]', false: off }, icon },
  { on: false },
)
