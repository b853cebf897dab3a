import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, WalletCards } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { Logo } from '../../../../ui/Logo'
import { Scene } from '../../../../ui/Scene'
import { useWelcomeOffer } from '../../../games/components/lobby/useWelcomeOffer'
import { collectionsCountQuery } from '../../../games/queries'
import { playerFieldsQuery } from '../../../site/queries'
import { minAge } from '../../signUpForm'

/** The brand's scene next to the form, on wide screens. It promises only what the site delivers. */
export function SignUpAside() {
  const t = useT('auth')
  const { brand } = useSite()
  const { data: games } = useQuery(collectionsCountQuery)
  const { data: config } = useQuery(playerFieldsQuery)
  const offer = useWelcomeOffer()
  return (
    <>
      <Scene seed="sign-up" width={340} height={660} planet={{ x: 0.5, y: 1.02, r: 0.34 }} />
      <div className="relative flex h-full flex-col p-8">
        <Logo />
        <p data-written={offer && ''} className="display mt-10 text-balance text-32">
          {offer?.title.text ?? t('signUp.asideTitle')}
        </p>
        {offer && (
          <p data-written className="mt-4 text-16 text-text">
            {offer.description.text}
          </p>
        )}
        {!offer && games !== undefined && <p className="mt-4 text-16 text-text">{t('signUp.asideText', { games })}</p>}
        <img
          src={`/media/art/1/${brand.emblem}/256.webp`}
          alt=""
          width={184}
          height={184}
          className="mx-auto my-auto size-46"
        />
        <ul className="grid gap-3">
          <AsideLine icon={ShieldCheck} text={t('signUp.asideFair')} />
          <AsideLine icon={WalletCards} text={t('signUp.asideFast')} />
        </ul>
        {config && (
          <p className="mt-6 text-12 text-text">{t('signUp.asideFoot', { age: minAge(config, brand.law, '') })}</p>
        )}
      </div>
    </>
  )
}

function AsideLine({ icon, text }: { readonly icon: typeof ShieldCheck; readonly text: string }) {
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-8 place-items-center rounded-control bg-bg/60">
        <Icon of={icon} size={18} />
      </span>
      {text}
    </li>
  )
}
