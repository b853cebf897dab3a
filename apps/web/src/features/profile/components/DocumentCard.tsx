import { CreditCard, FileText, House, IdCard, type LucideIcon, ReceiptText } from 'lucide-react'
import { humanize } from '../../../lib/browser/humanize'
import { useT } from '../../../lib/i18n/TextsProvider'
import type { Document } from '../queries'
import { DocumentDrop } from './DocumentDrop'
import { DocumentRow } from './DocumentRow'
import { ProofCard, type ProofState } from './ProofCard'

const icons: Readonly<Record<Document['document_type'], LucideIcon>> = {
  identity: IdCard,
  address: House,
  payment_method: CreditCard,
  deposit: ReceiptText,
}

interface DocumentCardProps {
  readonly type: Document['document_type']
  readonly state: ProofState
  readonly documents: readonly Document[]
  readonly maxBytes: number
  /** A withdrawal is waiting for it. */
  readonly isRequested: boolean
}

/**
 * One kind of document: the files uploaded so far, and an upload area while more are needed. A kind that only the
 * platform knows is shown with its name only.
 */
export function DocumentCard({ type, state, documents, maxBytes, isRequested }: DocumentCardProps) {
  const t = useT('profile')
  const isKnown = type in icons
  const title = isKnown ? t(`verification.types.${type}.title`) : humanize(type)
  return (
    <ProofCard
      icon={icons[type] ?? FileText}
      title={title}
      text={isKnown ? t(`verification.types.${type}.text`) : ''}
      why={isRequested || isKnown ? t(isRequested ? 'verification.requested' : `verification.types.${type}.why`) : ''}
      state={state}
    >
      {documents.length > 0 && (
        <ul className="mt-4 -mb-3 divide-y divide-line shadow-[inset_0_1px_var(--line)]">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
      {state !== 'approved' && (
        <div className="mt-6">
          <DocumentDrop type={type} maxBytes={maxBytes} label={title} isFurther={state === 'waiting'} />
        </div>
      )}
    </ProofCard>
  )
}
