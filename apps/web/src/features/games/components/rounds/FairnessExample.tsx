import { Check, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { wantsLessMotion } from '../../../../lib/browser/motion'
import { formatTag } from '../../../../lib/i18n/locales'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { type ExampleProof, exampleRound, proveExample } from '../../rounds/example'

/** Each result appears a moment after the one before, so that the eye can follow. */
const stepMs = 700
const pause = () => new Promise((resolve) => setTimeout(resolve, wantsLessMotion() ? 0 : stepMs))

const steps = [
  { key: 'step1', picture: 'locked-with-key' },
  { key: 'step2', picture: 'pencil' },
  { key: 'step3', picture: 'key' },
  { key: 'step4', picture: 'slot-machine' },
] as const

/** How a round is drawn in four pictures, and the public example verified in this browser, step by step. */
export default function FairnessExample() {
  const t = useT('fairness')
  const { locale } = useSite()
  const id = useId()
  const [proof, setProof] = useState<ExampleProof>()
  const [done, setDone] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const verify = async () => {
    setRunning(true)
    setDone(0)
    setProof(await proveExample(exampleRound))
    for (let step = 1; step <= steps.length; step += 1) {
      await pause()
      setDone(step)
    }
    setRunning(false)
  }
  const number = new Intl.NumberFormat(formatTag(locale))
  const results: readonly ReactNode[] = proof
    ? [
        <Code key="hash">{proof.hash}</Code>,
        <Code key="message">{proof.message}</Code>,
        <Code key="block">{proof.block}</Code>,
        <p key="stop" className="num text-16">
          {number.format(proof.word)} mod {exampleRound.positions} = <b className="text-20">{proof.stop}</b>
        </p>,
      ]
    : []
  const given = [exampleRound.hash, exampleRound.playerSeed, exampleRound.serverSeed, null] as const
  return (
    <section aria-labelledby={id} className="hair mb-8 rounded-card bg-surface-1 p-4 md:p-6 print:hidden">
      <h2 id={id} className="text-20 font-[650] text-balance">
        {t('example.title')}
      </h2>
      <p className="mt-1 text-pretty text-text-2">{t('example.text')}</p>
      <ol className="mt-4 grid gap-3">
        {steps.map(({ key, picture }, at) => (
          <li
            key={key}
            className={`flex gap-3 rounded-control bg-surface-2 p-3 transition-shadow md:gap-4 ${done > at ? 'shadow-[inset_0_0_0_1px_var(--win)]' : 'shadow-line'}`}
          >
            <img
              src={`/media/art/1/${picture}/128.webp`}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-12 shrink-0 md:size-14"
            />
            <div className="min-w-0 flex-1">
              <h3 className="flex items-start gap-2 font-[650]">
                <span className="min-w-0 flex-1">{t(`example.${key}`)}</span>
                {done > at && <Icon of={Check} className="shrink-0 text-win" />}
              </h3>
              <p className="mt-0.5 text-14 text-pretty text-text-2">{t(`example.${key}Text`)}</p>
              {given[at] !== null && <Code isQuiet={done <= at}>{given[at]}</Code>}
              {done > at && (
                <div className="mt-2 border-l-2 border-win pl-2 animate-[rise_200ms_var(--ease-in)]">{results[at]}</div>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          tone="action"
          size="large"
          waiting={isRunning}
          waitingLabel={t('computing')}
          onClick={() => void verify()}
        >
          {t(proof && !isRunning ? 'example.again' : 'example.run')}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-56">
          {proof && !isRunning && (
            <span className={`flex items-start gap-2 font-[650] ${proof.isRight ? 'text-win' : 'text-danger-text'}`}>
              <Icon of={proof.isRight ? Check : X} className="shrink-0" />
              {proof.isRight ? t('example.good', { stop: proof.stop }) : t('verdictBad')}
            </span>
          )}
        </p>
      </div>
    </section>
  )
}

const Code = ({ isQuiet = false, children }: { readonly isQuiet?: boolean; readonly children: ReactNode }) => (
  <p
    translate="no"
    className={`mt-1.5 font-[ui-monospace,monospace] text-12 break-all ${isQuiet ? 'text-text-3' : 'text-text-2'}`}
  >
    {children}
  </p>
)
