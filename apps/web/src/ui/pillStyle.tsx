import { variants } from './classes'

/** A rounded option in a row: categories, filters. On a link use `aria-current`, on a button `aria-pressed`. */
export const pillStyle = variants(
  'inline-flex h-10 shrink-0 items-center gap-2 rounded-full whitespace-nowrap px-4 no-tap transition-colors duration-(--t-state) pointer-coarse:h-11',
  {
    on: {
      true: 'bg-accent font-bold text-on-accent',
      false: 'bg-surface-1 font-medium text-text-2 shadow-line hover:bg-surface-2 hover:text-text',
    },
    icon: { true: 'pl-3' },
  },
  { on: false },
)
