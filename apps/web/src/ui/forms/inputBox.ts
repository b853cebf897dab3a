export const inputBox =
  'flex h-12 w-full items-center gap-2 rounded-control bg-surface-2 px-4 text-16 text-text shadow-input transition-shadow duration-(--t-state) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-aria-invalid:shadow-error has-disabled:opacity-60'
