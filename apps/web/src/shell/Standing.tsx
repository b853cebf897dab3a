import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonLook } from '../ui/Button'
import { Scene } from '../ui/Scene'

/** A page that stands for one that is not there: what happened, and the way on. */
export function Standing({
  code,
  title,
  text,
  home,
  children,
  art,
}: {
  code: string
  title: string
  text: string
  home: string
  children?: ReactNode
  art: ReactNode
}) {
  return (
    <div className="relative isolate flex min-h-[70vh] flex-col items-center justify-center overflow-hidden rounded-sheet px-6 py-16 text-center shadow-line">
      <Scene seed={code} width={1200} height={700} planet={{ x: 0.5, y: 1.62, r: 0.78 }} className="-z-10" />
      {art}
      <p className="mt-6 font-semibold text-text">{code}</p>
      <h1 className="display mt-2 text-24 text-balance md:text-44">{title}</h1>
      <p className="mt-4 max-w-md text-16 text-text">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonLook({ tone: 'light', size: 'large' })}>
          {home}
        </Link>
        {children}
      </div>
    </div>
  )
}
