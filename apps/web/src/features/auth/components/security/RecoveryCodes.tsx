import { Copy, Download, Printer } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { copyText } from '../../copyText'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** The recovery codes, shown only once: to copy, download or print. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useT('auth')
  const { brand } = useSite()
  const text = `${brand.name}: ${t('recovery.title')}\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-4">
      <p className="text-text-2">{t('recovery.text')}</p>
      <ol
        aria-label={t('recovery.title')}
        className="hair grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-surface-2 p-4 text-center text-16 num select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 [&>*]:flex-1">
        <Button tone="ghost" onClick={() => copyText(text, t('recovery.copied'))}>
          <Icon of={Copy} size={16} />
          {t('recovery.copy')}
        </Button>
        <Button tone="ghost" onClick={() => saveText(`${brand.id}-recovery-codes.txt`, text)}>
          <Icon of={Download} size={16} />
          {t('recovery.download')}
        </Button>
        <Button tone="ghost" onClick={() => printText(text)}>
          <Icon of={Printer} size={16} />
          {t('recovery.print')}
        </Button>
      </div>
      <Button tone="action" size="large" block onClick={onSaved}>
        {t('recovery.kept')}
      </Button>
    </div>
  )
}

function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Prints only the codes, without the page around them. */
function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const pre = frame.contentDocument?.createElement('pre')
  if (pre) {
    pre.textContent = text
    frame.contentDocument?.body.append(pre)
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
    frame.contentWindow?.print()
  }
}
