import { variants } from './classes.ts'

/** Class names for buttons and button-like links (`className={buttonStyle({ tone: 'ghost' })}`). */
export const buttonStyle = variants(
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-[650] num no-tap transition-[filter,background-color,opacity] duration-(--t-state) hover:brightness-110 active:brightness-95 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  {
    tone: {
      action: 'bg-(image:--action) text-on-action shadow-action',
      tonal: 'bg-action-tint text-action-text shadow-tonal',
      second: 'bg-surface-3 text-text shadow-line',
      light: 'bg-light text-on-light',
      ghost: 'text-text shadow-line-2',
      plain: 'text-text-2 hover:text-text',
      danger: 'bg-danger/12 text-danger-text shadow-danger',
    },
    size: {
      small: 'h-9 px-3 text-14',
      medium: 'h-10 px-4 text-14 pointer-coarse:h-11',
      large: 'h-12 px-6 text-16',
      hero: 'h-14 px-8 text-16',
    },
    block: { true: 'w-full' },
    off: { true: 'bg-none! bg-surface-2! text-text-3! shadow-line! hover:brightness-100' },
  },
  { tone: 'second', size: 'medium' },
)
