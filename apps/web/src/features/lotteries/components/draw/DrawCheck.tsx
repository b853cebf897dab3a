import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { type DrawProof, type ProvenStep, proofQuery } from '../../proof'
import type { Lottery, LotteryDraw } from '../../queries'

export interface DrawCheckProps {
  readonly lottery: Lottery
  readonly draw: LotteryDraw
}

const firstSteps = 10

/** Repeats the draw in this browser, step by step. */
export default function DrawCheck({ lottery, draw }: DrawCheckProps) {
  const t = useT('lotteries')
  const { data: proof, isError, refetch } = useQuery(proofQuery(lottery, draw))
  if (isError && !proof)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('fair.failed')}</p>
        <Button onClick={() => void refetch()}>{t('fair.check')}</Button>
      </div>
    )
  if (!proof) return <p role="status">{t('fair.checking')}</p>
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-start gap-2 font-[620]">
        <Verdict isRight={proof.isRight} />
        {t(proof.isRight ? 'fair.good' : 'fair.bad')}
      </p>
      <ol className="grid gap-3">
        <Step title={t('fair.step1')} text={t('fair.step1Text')} isRight={proof.isSeedRight}>
          {proof.seedHash}
        </Step>
        <Step title={t('fair.step2')} text={t('fair.step2Text', { count: proof.tickets })} isRight={proof.isListRight}>
          {proof.ticketsHash}
        </Step>
        {proof.valuesHash !== null && (
          <Step
            title={t('fair.stepValues')}
            text={t(proof.hasBeacon ? 'fair.stepValuesBeacon' : 'fair.stepValuesText', { count: proof.values })}
            isRight={proof.isValuesRight}
          >
            {proof.valuesHash}
          </Step>
        )}
        <Step
          title={t('fair.step3')}
          text={t('fair.step3Text')}
          isRight={proof.steps.every(({ isRight }) => isRight) && proof.steps.length === draw.steps.length}
        >
          <Prizes proof={proof} />
        </Step>
      </ol>
    </div>
  )
}

function Verdict({ isRight }: { readonly isRight: boolean }) {
  const t = useT('lotteries')
  return (
    <span className={`shrink-0 ${isRight ? 'text-win' : 'text-danger-text'}`}>
      <Icon of={isRight ? CircleCheck : CircleX} />
      <span className="sr-only">{t(isRight ? 'fair.yes' : 'fair.no')}</span>
    </span>
  )
}

interface StepProps {
  readonly title: string
  readonly text: string
  readonly isRight: boolean
  readonly children: ReactNode
}

const Step = ({ title, text, isRight, children }: StepProps) => (
  <li className="rounded-control bg-surface-2 p-3">
    <h3 className="flex items-start gap-2 font-[620]">
      <Verdict isRight={isRight} />
      {title}
    </h3>
    <p className="num mt-1 text-14 text-pretty text-text-2">{text}</p>
    <div className="num mt-2 font-mono text-12 break-all">{children}</div>
  </li>
)

function Prizes({ proof: { steps } }: { readonly proof: DrawProof }) {
  const t = useT('lotteries')
  const [isWhole, setWhole] = useState(false)
  // The main prizes are the last ones, and readers look for them.
  const shown = isWhole ? steps : steps.slice(-firstSteps)
  return (
    <>
      <ul className="grid gap-3">
        {shown.map((step) => (
          <Prize key={step.place} step={step} />
        ))}
      </ul>
      {shown.length < steps.length && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          {t('tickets.more', { count: steps.length - shown.length })}
        </Button>
      )}
    </>
  )
}

function Prize({ step }: { readonly step: ProvenStep }) {
  const t = useT('lotteries')
  return (
    <li>
      <span className="flex items-center gap-2 font-text text-14 font-[650]">
        <Verdict isRight={step.isRight} />
        {t('fair.prize', { place: step.place, ticket: step.ticket ?? '' })}
      </span>
      <span className="block text-text-2">{step.message}</span>
      <span className="block">{step.hmac}</span>
      <span className="block font-text">{t('fair.position', { position: step.position, left: step.left })}</span>
    </li>
  )
}
