/** What lights a lottery: its scene, its tickets and its card have one colour, and the next lottery another. */
const looks = [
  { glow: 'var(--action-to)', own: 'color-mix(in srgb, var(--action-to) 62%, #240a2c)' },
  { glow: 'var(--accent)', own: 'color-mix(in srgb, var(--accent) 66%, #0c0a30)' },
  { glow: 'var(--info)', own: 'color-mix(in srgb, var(--info) 52%, #04203a)' },
  { glow: 'var(--win)', own: 'color-mix(in srgb, var(--win) 44%, #032a2a)' },
  { glow: 'var(--warn)', own: 'color-mix(in srgb, var(--warn) 50%, #3c1200)' },
] as const

export const lookOf = ({ id }: { readonly id: number }) => looks[id % looks.length] ?? looks[0]
