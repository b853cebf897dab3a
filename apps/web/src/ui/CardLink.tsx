import type { AnchorHTMLAttributes, ButtonHTMLAttributes, HTMLAttributes, ReactNode } from 'react'
import { buttonStyle } from './buttonStyle'
import { cx, type VariantProps } from './classes'

// Between the card's content and its other controls, which base.css puts on top. The ring has the card's own corners.
const stretched =
  'text-left outline-none after:absolute after:inset-0 after:z-1 after:rounded-(--card-round) focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent'

const rounds = { card: '[--card-round:var(--round-card)]', sheet: '[--card-round:var(--round-sheet)]' } as const

export interface LinkedCardProps extends HTMLAttributes<HTMLElement> {
  readonly round?: keyof typeof rounds
}

/**
 * A card that can be pressed as a whole: the area of its `CardLink` or `CardButton` is the card. Elements between the
 * card and that link must not be positioned, or the area ends at them.
 */
export const LinkedCard = ({ round = 'card', className, ...rest }: LinkedCardProps) => (
  <article
    data-linked-card
    className={cx(
      'hair group relative isolate rounded-(--card-round) bg-surface-1 transition-colors focus-within:bg-surface-2 hover:bg-surface-2',
      rounds[round],
      className,
    )}
    {...rest}
  />
)

/** Links to the target of its `LinkedCard`. */
export const CardLink = (props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) => (
  <a data-card-link className={stretched} {...props} />
)

/** Does the same as a press on its `LinkedCard`. */
export const CardButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) => (
  <button type="button" data-card-link className={stretched} {...props} />
)

interface CardFaceProps extends Pick<VariantProps<typeof buttonStyle>, 'tone'> {
  readonly className?: string
  readonly children: ReactNode
}

/** Looks like a button and names the card's action; the card's link handles the press. */
export const CardFace = ({ tone, className, children }: CardFaceProps) => (
  <span aria-hidden="true" className={buttonStyle({ tone, className: cx('group-hover:brightness-110', className) })}>
    {children}
  </span>
)
