import 'react'

// What browsers have and the DOM types lack, and the CSS variables that `style` may set.
declare global {
  interface Navigator {
    readonly connection?: EventTarget & { readonly effectiveType?: string; readonly saveData?: boolean }
    /** Safari: opened from the home screen. */
    readonly standalone?: boolean
  }
}

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
