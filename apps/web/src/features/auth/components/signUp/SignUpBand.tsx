import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Scene } from '../../../../ui/Scene'
import { useWelcomeOffer } from '../../../games/components/lobby/useWelcomeOffer'
import { collectionsCountQuery } from '../../../games/queries'

/** The brand's scene above the form, on narrow screens. */
export function SignUpBand() {
  const t = useT('auth')
  const { brand } = useSite()
  const { data: games } = useQuery(collectionsCountQuery)
  const offer = useWelcomeOffer()
  return (
    <div className="relative mb-4 overflow-hidden rounded-card">
      <Scene seed="sign-up-band" width={358} height={104} planet={{ x: 0.86, y: 1.5, r: 0.36 }} />
      <div className="relative flex min-h-26 items-center gap-3 py-3 pr-3 pl-4">
        <div className="min-w-0 flex-1">
          <p data-written={offer && ''} className="display text-balance text-16">
            {offer?.title.text ?? t('signUp.asideTitle')}
          </p>
          {offer ? (
            <p data-written className="mt-1 text-text">
              {offer.description.text}
            </p>
          ) : (
            games !== undefined && <p className="mt-1 text-text">{t('signUp.asideText', { games })}</p>
          )}
        </div>
        <img src={`/media/art/1/${brand.emblem}/256.webp`} alt="" width={80} height={80} className="size-20 shrink-0" />
      </div>
    </div>
  )
}
