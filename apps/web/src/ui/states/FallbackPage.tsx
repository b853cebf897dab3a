import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../lib/delivery'
import { useT } from '../../lib/i18n/TextsProvider'
import { Adrift } from '../art/Adrift'
import { buttonStyle } from '../buttonStyle'
import { Scene } from '../Scene'

const DriftingObject = lazyPart(() => import('../art/DriftingObject'))

interface FallbackPageProps {
  /** Its texts: `shell.<words>`. */
  readonly message: 'notFound' | 'oops' | 'failure' | 'offline'
  /** Actions besides going home. */
  readonly children?: ReactNode
}

/** Replaces a page that is not shown: what happened, and how to continue. */
export function FallbackPage({ message, children }: FallbackPageProps) {
  const t = useT('shell')
  const code = t(`${message}.code`)
  return (
    <div className="relative isolate flex min-h-[70vh] flex-col items-center justify-center overflow-hidden rounded-sheet px-6 py-[min(3rem,6dvh)] text-center shadow-line">
      <Scene seed={code} width={1200} height={700} planet={{ x: 0.5, y: 1.62, r: 0.78 }} className="-z-10" />
      <div className="flex h-[min(12rem,24dvh)] justify-center short:h-14 *:h-full [&_svg]:h-full [&_svg]:w-auto">
        {/* Without a connection nothing more can be loaded. */}
        {message === 'notFound' || message === 'oops' ? (
          <Suspense>
            <DriftingObject />
          </Suspense>
        ) : (
          <Adrift size={160} />
        )}
      </div>
      <p className="mt-4 font-semibold text-text short:hidden">{code}</p>
      <h1 className="display mt-2 text-24 text-balance md:text-44 short:text-24!">{t(`${message}.title`)}</h1>
      <p className="mt-3 max-w-md text-16 text-text">{t(`${message}.text`)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonStyle({ tone: 'light', size: 'large' })}>
          {t(`${message}.home`)}
        </Link>
        {children}
      </div>
    </div>
  )
}
