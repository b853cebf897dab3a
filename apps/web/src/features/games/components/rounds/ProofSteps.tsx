import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import { bitsText, type Proof } from '../../rounds/fairness'

/** A long round uses hundreds of random numbers; this many are shown at first. */
const shownFirst = 8

/** The computation of a round, step by step, each result compared with the one shown to the player. */
export function ProofSteps({ proof, currency }: { readonly proof: Proof; readonly currency: string }) {
  const t = useT('fairness')
  const { mismatches, blocks, draws, course } = proof
  const isRight = mismatches.length === 0
  return (
    <div className="mt-6 grid grid-cols-1 gap-4">
      <div
        role="status"
        className={`flex items-start gap-3 rounded-card p-4 shadow-line ${isRight ? 'bg-win/12' : 'bg-danger/12'}`}
      >
        <Mark isRight={isRight} />
        <div>
          <p className="font-[650] text-16">{t(isRight ? 'verdictGood' : 'verdictBad')}</p>
          <p className="mt-1 text-text-2">{t(isRight ? 'verdictGoodText' : 'verdictBadText')}</p>
        </div>
      </div>
      <Step
        n={1}
        picture="locked-with-key"
        title={t('step1')}
        text={t('step1Text')}
        isRight={!mismatches.some((what) => what === 'hash' || what === 'commitment')}
      >
        <p className="break-all font-[ui-monospace,monospace] text-14">{proof.hash}</p>
      </Step>
      <Step n={2} picture="key" title={t('step2')} text={t('step2Text')}>
        <Some of={blocks} className="grid gap-2">
          {({ message, hmac }) => (
            <li key={message} className="rounded-control bg-surface-3 p-3 font-[ui-monospace,monospace] text-13">
              <span className="block break-all text-text-2">{message}</span>
              <span className="block break-all">{hmac}</span>
            </li>
          )}
        </Some>
      </Step>
      <Step n={3} picture="game-die" title={t('step3')} text={t('step3Text')}>
        <Some of={draws} className="grid gap-2 md:grid-cols-2">
          {({ bound, words, value }, at) => (
            <li
              key={at}
              className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control bg-surface-3 p-3"
            >
              <span className="font-[ui-monospace,monospace] text-13 text-text-2">
                <span className="num me-2">{at + 1}.</span>
                {bitsText(words)} mod {bound}
              </span>
              <b className="num text-16">{value}</b>
            </li>
          )}
        </Some>
      </Step>
      {course.length > 0 && (
        <Step n={4} picture="world-map" title={t('course')} text={t('courseText')}>
          <Course of={proof} />
        </Step>
      )}
      <Step
        n={course.length > 0 ? 5 : 4}
        picture="slot-machine"
        title={t('step4')}
        text={t('step4Text')}
        isRight={!mismatches.some((what) => what === 'outcome' || what === 'stake' || what === 'win')}
      >
        <p className="num flex flex-wrap gap-x-6 gap-y-1 text-16">
          <span>
            {t('stake')} <Money cents={proof.stakedCents} currency={currency} className="font-[650]" />
          </span>
          <span>
            {t('win')} <Money cents={proof.winCents} currency={currency} className="font-[650]" />
          </span>
        </p>
      </Step>
    </div>
  )
}

/** The use of each number, move by move. */
function Course({ of: { course, draws } }: { readonly of: Proof }) {
  const t = useT('fairness')
  return (
    <Some of={course} first={Number.POSITIVE_INFINITY} className="grid gap-4">
      {({ title, lines }, part) => (
        <li key={part}>
          <h4 className="font-[650] text-14">{title}</h4>
          {lines.length > 0 && (
            <Some of={lines} className="mt-2 overflow-hidden rounded-control bg-surface-3">
              {({ draw, mark, text }, at) => (
                <li
                  key={at}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 shadow-[inset_0_-1px_0_var(--line)] last:shadow-none"
                >
                  {mark && <b className="num min-w-10 text-16">{mark}</b>}
                  <span className="min-w-0 flex-1">{text}</span>
                  {draw !== null && (
                    <span className="num text-13 text-text-2">
                      {t('fromNumber', { place: draw + 1, value: draws[draw]?.value ?? 0 })}
                    </span>
                  )}
                </li>
              )}
            </Some>
          )}
        </li>
      )}
    </Some>
  )
}

interface StepProps {
  readonly n: number
  /** Name of its illustration. */
  readonly picture: string
  readonly title: string
  readonly text: string
  /** Whether the result here matches; an intermediate step has no counterpart to compare. */
  readonly isRight?: boolean
  readonly children: ReactNode
}

function Step({ n, picture, title, text, isRight, children }: StepProps) {
  const t = useT('fairness')
  return (
    <section className="rounded-card bg-surface-2 p-4 shadow-line md:p-5">
      <h3 className="flex flex-wrap items-center gap-2 font-[650] text-16">
        <img
          src={`/media/art/1/${picture}/128.webp`}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10"
        />
        <span className="min-w-0 flex-1">
          <span className="num text-text-2">{n}. </span>
          {title}
        </span>
        {isRight !== undefined && (
          <span className={`flex items-center gap-1 text-14 ${isRight ? 'text-win' : 'text-danger-text'}`}>
            <Mark isRight={isRight} /> {t(isRight ? 'agrees' : 'differs')}
          </span>
        )}
      </h3>
      <p className="mt-2 mb-3 text-pretty text-text-2">{text}</p>
      {children}
    </section>
  )
}

const Mark = ({ isRight }: { readonly isRight: boolean }) => (
  <Icon of={isRight ? Check : X} className={isRight ? 'text-win' : 'text-danger-text'} />
)

interface SomeProps<T> {
  readonly of: readonly T[]
  /** How many are shown initially. */
  readonly first?: number
  readonly className: string
  readonly children: (one: T, at: number) => ReactNode
}

/** The start of a long list, with a button for the rest. */
function Some<T>({ of, first = shownFirst, className, children }: SomeProps<T>) {
  const t = useT('fairness')
  const [isWhole, setWhole] = useState(false)
  const more = of.length - first
  return (
    <>
      <ol className={className}>{(isWhole ? of : of.slice(0, first)).map(children)}</ol>
      {more > 0 && !isWhole && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          {t('all', { count: more })}
        </Button>
      )}
    </>
  )
}
