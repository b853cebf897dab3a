import type { WireLootbox } from '@apogee/contract/lootboxes'
import { RotateCw, ShieldCheck } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/delivery'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { wonPrize } from '../model'
import type { DrawProofProps } from './DrawProof'
import { usePrizeText } from './usePrizeText'
import type { Seed } from './useSeed'

const DrawProof = lazyPart<DrawProofProps>(() => import('./DrawProof'))

interface NextDraw {
  readonly box: WireLootbox
  /** The player's part of it. */
  readonly seed: Seed
  /** It is in flight: its seed has been sent. */
  readonly isLocked: boolean
}

interface FairPanelProps {
  /** A draw of this page that the player can make now. */
  readonly next?: NextDraw | undefined
  readonly last: WireLootbox | undefined
}

/** The proof of a spin: the hash before it, the seeds after it, and the draw repeated in this browser. */
export function FairPanel({ next, last }: FairPanelProps) {
  const t = useT('lootboxes')
  const href = useHref()
  const links = useListLinks()
  return (
    <section className="hair grid gap-4 rounded-card bg-surface-1/90 p-4 lg:p-6">
      <div {...links}>
        <h2 className="flex items-center gap-2 text-16 font-[650]">
          <Icon of={ShieldCheck} className="text-win" />
          {t('fair.title')}
        </h2>
        <p className="mt-2 max-w-[70ch] text-pretty text-text-2">
          {t(next ? 'fair.text' : 'fair.guest')}{' '}
          <a href={href('/fairness')} className="text-accent-text underline underline-offset-4">
            {t('fair.more')}
          </a>
        </p>
      </div>
      {next && next.box.fair.hash !== '' && <OwnSeed next={next} />}
      {last && <LastSpin key={last.id} last={last} />}
    </section>
  )
}

/** The fingerprint of our seed, and the player's own one to change. */
function OwnSeed({ next: { box, seed, isLocked } }: { readonly next: NextDraw }) {
  const t = useT('lootboxes')
  return (
    <>
      <Code label={t('fair.hash')}>{box.fair.hash}</Code>
      <Field
        label={t('fair.seed')}
        hint={t('fair.seedHint')}
        {...(seed.value !== '' && !seed.isGood && { error: t('fair.seedError') })}
      >
        {(ids) => (
          <TextInput
            {...ids}
            value={seed.value}
            maxLength={64}
            disabled={isLocked}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            onChange={(event) => seed.set(event.target.value)}
            after={
              <IconButton label={t('fair.newSeed')} disabled={isLocked} onClick={seed.renew}>
                <Icon of={RotateCw} />
              </IconButton>
            }
          />
        )}
      </Field>
    </>
  )
}

function LastSpin({ last }: { readonly last: WireLootbox }) {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const [isChecked, setChecked] = useState(false)
  const prize = wonPrize(last)
  if (!prize || last.fair.seed === null) return null
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <h3 className="num font-[620]">{t('fair.lastTitle', { prize: words.name(prize) })}</h3>
      <Code label={t('fair.hash')}>{last.fair.hash}</Code>
      <Code label={t('fair.serverSeed')}>{last.fair.seed}</Code>
      <Code label={t('fair.seed')}>{last.fair.player_seed}</Code>
      {isChecked ? (
        // Lazy, because otherwise the whole wheel would wait for its code.
        <Suspense fallback={<p className="text-14 text-text-2">{t('fair.checking')}</p>}>
          <DrawProof box={last} />
        </Suspense>
      ) : (
        <Button className="justify-self-start" onClick={() => setChecked(true)}>
          {t('fair.check')}
        </Button>
      )}
    </div>
  )
}

/** A text to compare character by character. */
const Code = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <dl className="min-w-0">
    <dt className="text-12 text-text-2">{label}</dt>
    <dd className="mt-1 font-mono text-12 break-all">{children}</dd>
  </dl>
)
