import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to a static page. Opens in a new tab, so that nothing typed is lost. */
export function PageLink({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  return (
    <Link to="/$" params={{ _splat: slug }} target="_blank" preload={false} className="link text-accent-text">
      {children}
    </Link>
  )
}
