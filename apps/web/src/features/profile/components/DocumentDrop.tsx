import { documentMedia } from '@apogee/rules/profile/documentFile'
import { Camera, CircleAlert, Upload, X } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { buttonStyle } from '../../../ui/buttonStyle'
import { useEarlyCheck } from '../../../ui/forms/useEarlyCheck'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { useDocumentUpload } from '../useDocumentUpload'

const accepted = [...Object.keys(documentMedia), '.heic', '.pdf'].join(',')

interface DocumentDropProps {
  readonly type: string
  readonly maxBytes: number
  /** The name of the kind of document, for screen readers. */
  readonly label: string
  /** A document of this kind is already under review: the new file is a further page. */
  readonly isFurther: boolean
}

/** Where a document is chosen, photographed or dropped; errors are shown here. */
export function DocumentDrop({ type, maxBytes, label, isFurther }: DocumentDropProps) {
  const t = useT('profile')
  const noteId = useId()
  const { sending, error, send, stop } = useDocumentUpload(type, maxBytes)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!sending) void send([...event.dataTransfer.files])
  }
  return (
    // Dropping is an extra; the button inside does the same by keyboard and touch.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`rounded-control border border-dashed p-4 transition-colors duration-(--t-state) ${isOver ? 'border-accent bg-surface-3' : error ? 'border-danger' : 'border-line-input'}`}
    >
      {sending ? (
        <Progress name={sending.name} part={sending.part} onStop={stop} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <FileButton label={label} noteId={noteId} isWrong={error !== undefined} accept={accepted} onFiles={send}>
            <Icon of={Upload} />
            {t(isFurther ? 'verification.another' : 'verification.choose')}
          </FileButton>
          <FileButton label={label} noteId={noteId} accept="image/*" capture="environment" onFiles={send}>
            <Icon of={Camera} />
            {t('verification.camera')}
          </FileButton>
          <span className="text-14 text-text-2 pointer-coarse:hidden">{t('verification.drop')}</span>
        </div>
      )}
      <div id={noteId} aria-live="polite" className="mt-3">
        {error ? (
          <p className="flex items-start gap-1 text-14 font-[550] text-danger-text">
            <Icon of={CircleAlert} size={16} className="mt-0.5" />
            {error}
          </p>
        ) : (
          <p className="text-12 text-text-3">{t('verification.rules', { max: Math.floor(maxBytes / 1024 ** 2) })}</p>
        )}
      </div>
    </div>
  )
}

interface FileButtonProps {
  readonly label: string
  readonly noteId: string
  readonly isWrong?: boolean
  readonly accept: string
  readonly capture?: 'environment'
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** The native file chooser under our button: keyboard accessible, and labelled with its purpose. */
function FileButton({ label, noteId, isWrong, accept, capture, onFiles, children }: FileButtonProps) {
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Lets the same file be chosen again after it was rejected.
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  const control = useEarlyCheck(choose)
  return (
    <span className={`pointer-coarse:flex pointer-coarse:flex-1 ${capture ? 'hidden' : 'inline-flex'}`}>
      <input
        id={id}
        type="file"
        accept={accept}
        {...(capture ? { capture } : { multiple: true })}
        aria-describedby={noteId}
        aria-invalid={isWrong || undefined}
        ref={control}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonStyle({
          className:
            'cursor-pointer pointer-coarse:flex-1 outline-offset-2 outline-accent peer-focus-visible:outline-2 peer-focus-visible:outline-solid',
        })}
      >
        {children}
        <span className="sr-only">: {label}</span>
      </label>
    </span>
  )
}

function Progress({ name, part, onStop }: { name: string; part: number; onStop: () => void }) {
  const t = useT('profile')
  const percent = Math.round(part * 100)
  const text = t('verification.sending', { name })
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="num flex justify-between gap-4 text-14">
          <span className="truncate">{text}</span>
          <span>{percent} %</span>
        </p>
        {/* Browsers impose their own colours on a native progress element. */}
        <div
          role="progressbar"
          aria-label={text}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="mt-2 h-2 overflow-hidden rounded-full bg-surface-3"
        >
          <div
            className="h-full origin-left rounded-full bg-accent transition-transform duration-(--t-state)"
            style={{ transform: `scaleX(${part})` }}
          />
        </div>
      </div>
      <IconButton label={t('verification.stop')} look="line" onClick={onStop}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}
