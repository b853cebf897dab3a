import { cva, type VariantProps } from 'class-variance-authority'

/** A raised plate: `<section className={card()}>`. */
export const card = cva('relative rounded-card bg-surface-1 shadow-line', {
  variants: { pad: { normal: 'p-4 md:p-6', tight: 'p-3 md:p-4', none: '' } },
  defaultVariants: { pad: 'normal' },
})
export type CardProps = VariantProps<typeof card>
