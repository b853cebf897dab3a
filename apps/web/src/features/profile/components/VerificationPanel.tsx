import { useQuery } from '@tanstack/react-query'
import { Lock, Mail } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { documentsQuery, type Player, verificationQuery } from '../queries'
import { otherStates } from '../verification'
import { DetailsFirst } from './DetailsFirst'
import { DocumentCard } from './DocumentCard'
import { ProofCard } from './ProofCard'
import { VerificationState } from './VerificationState'

/** PROF-13: the required proofs, each with its reason, its status, and where to provide it. */
export function VerificationPanel({ player }: { readonly player: Player | null }) {
  const t = useT('profile')
  const verification = useQuery(verificationQuery())
  const documents = useQuery(documentsQuery())
  if (!player) return null
  if (verification.isError || documents.isError) {
    const retry = () => void Promise.all([verification.refetch(), documents.refetch()])
    return <ErrorState title={t('verification.failed')} onRetry={retry} retrying={verification.isFetching} />
  }
  if (!verification.data || !documents.data) return <Skeleton className="h-96 rounded-card" />
  const { asked, way, max_bytes: maxBytes, state } = verification.data
  const cards = way === 'documents' ? [...asked, ...otherStates(asked, documents.data)] : []
  return (
    <div className="grid grid-cols-1 gap-4">
      <VerificationState player={player} verification={verification.data} />
      {way === 'documents' && <DetailsFirst player={player} />}
      <ul className="grid grid-cols-1 gap-4">
        <ProofCard
          icon={Mail}
          title={t('verification.email')}
          text={t(player.confirmed_at ? 'verification.emailText' : 'verification.emailOpen', { email: player.email })}
          state={player.confirmed_at ? 'approved' : 'missing'}
        />
        {state !== 'refused' &&
          cards.map(({ document_type: type, state: standing, requested = false }) => (
            <DocumentCard
              key={type}
              type={type}
              state={standing}
              isRequested={requested}
              documents={documents.data.filter((one) => one.document_type === type)}
              maxBytes={maxBytes}
            />
          ))}
      </ul>
      <p className="flex items-center gap-2 text-12 text-text-3">
        <Icon of={Lock} size={16} />
        {t('verification.privacy')}
      </p>
    </div>
  )
}
