import { useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { type FairnessResult, factsText } from '../../rounds/fairness'

/** Replays the round in a separate frame that can't play another one. */
export function Replay({ fairness }: { readonly fairness: FairnessResult }) {
  const t = useT('fairness')
  const [isShown, setShown] = useState(false)
  if (!fairness.replay_url) return null
  return (
    <section className="mt-4 rounded-card bg-surface-2 p-4 shadow-line md:p-5">
      <h2 className="font-[650] text-16">{t('replayTitle')}</h2>
      <p className="mt-2 mb-3 text-pretty text-text-2">{t('replayText')}</p>
      {isShown ? (
        <iframe
          src={fairness.replay_url}
          title={t('replayFrame')}
          allow="autoplay"
          className="aspect-3/4 w-full rounded-card border-0 md:aspect-video"
        />
      ) : (
        <Button onClick={() => setShown(true)}>{t('replayShow')}</Button>
      )}
    </section>
  )
}

/** The data and the script, for a check without the site. */
export function OwnCheck({ fairness }: { readonly fairness: FairnessResult }) {
  const t = useT('fairness')
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // A browser may reject clipboard access: then there is no confirmation.
    navigator.clipboard?.writeText(factsText(fairness)).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <section className="mt-4 rounded-card bg-surface-2 p-4 shadow-line md:p-5">
      <h2 className="font-[650] text-16">{t('ownTitle')}</h2>
      <p className="mt-2 mb-3 text-pretty text-text-2">{t('ownText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
        </Button>
        {fairness.verifier_url && (
          <a className={buttonStyle({ tone: 'ghost' })} href={fairness.verifier_url} download>
            {t('script')}
          </a>
        )}
      </div>
    </section>
  )
}
