/** The colour of a lottery: its scene, its tickets and its card share one, and the next lottery has another. */
const themes = [
  { glow: 'var(--action-to)', own: 'color-mix(in srgb, var(--action-to) 76%, #28053a)' },
  { glow: 'var(--accent)', own: 'color-mix(in srgb, var(--accent) 80%, #160a4a)' },
  { glow: 'var(--info)', own: 'color-mix(in srgb, var(--info) 52%, #0c1a7a)' },
  { glow: 'var(--win)', own: 'color-mix(in srgb, var(--win) 50%, #043a5e)' },
  { glow: 'var(--action-from)', own: 'color-mix(in srgb, var(--action-from) 78%, #4a0620)' },
] as const

export const lotteryTheme = ({ id }: { readonly id: number }) => themes[id % themes.length] ?? themes[0]
