import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type VariantProps, variants } from './classes'
import { Icon } from './Icon'

const tagStyle = variants(
  'inline-flex h-6 shrink-0 items-center gap-1 rounded-full bg-current/13 pr-2 pl-1.5 text-12 font-[620] whitespace-nowrap *:shrink-0',
  {
    tone: {
      win: 'text-win',
      warn: 'text-warn',
      danger: 'text-danger-text',
      info: 'text-info',
      accent: 'text-accent-text',
      mute: 'text-text-2',
    },
  },
  { tone: 'mute' },
)

/** A status as text with an icon: never by colour alone. */
export function Tag({
  tone,
  icon,
  children,
}: VariantProps<typeof tagStyle> & { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className={tagStyle({ tone })}>
      <Icon of={icon} size={16} />
      {children}
    </span>
  )
}
