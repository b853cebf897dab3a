import type { WireLootbox } from '@apogee/contract/lootboxes'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { prizeOf } from '../model'
import { proofQuery } from '../proof'
import { usePrizeText } from './usePrizeText'

export interface DrawProofProps {
  readonly box: WireLootbox
}

/** Repeats the draw of a spun box in this browser, step by step. */
export default function DrawProof({ box }: DrawProofProps) {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const { locale } = useSite()
  const { data: proof } = useQuery(proofQuery(box))
  if (!proof) return <p role="status">{t('fair.checking')}</p>
  const count = (value: number) => value.toLocaleString(formatTag(locale))
  const name = words.name(prizeOf(proof.item, box.currency))
  return (
    <div className="grid gap-3">
      <p
        role="status"
        className={`flex items-center gap-2 font-[620] ${proof.isRight ? 'text-win' : 'text-danger-text'}`}
      >
        <Icon of={proof.isRight ? CircleCheck : CircleX} />
        {proof.isRight ? t('fair.good', { prize: name }) : t('fair.bad')}
      </p>
      <ol className="grid gap-3">
        <Step title={t('fair.step1')} text={t('fair.step1Text')}>
          {proof.hash}
        </Step>
        <Step title={t('fair.step2')} text={t('fair.step2Text')}>
          <span className="block text-text-2">{proof.message}</span>
          {proof.hmac}
        </Step>
        <Step
          title={t('fair.step3')}
          text={t('fair.step3Text', { word: count(proof.word), number: count(proof.number) })}
        >
          {count(proof.word)} mod {count(10_000)} = {count(proof.number)}
        </Step>
        <Step title={t('fair.step4')} text={t('fair.step4Text', { number: count(proof.number) })}>
          {t('fair.range', { from: count(proof.from), to: count(proof.to) })}: {name}
        </Step>
      </ol>
    </div>
  )
}

interface StepProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const Step = ({ title, text, children }: StepProps) => (
  <li className="rounded-control bg-surface-2 p-3">
    <h4 className="font-[620]">{title}</h4>
    <p className="mt-1 text-14 text-pretty text-text-2">{text}</p>
    <p className="num mt-2 font-mono text-12 break-all">{children}</p>
  </li>
)
