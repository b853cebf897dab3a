import { ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import type { TileGame } from '../model'
import type { FairnessResult } from '../rounds/fairness'
import { useReceiptFacts } from './useReceiptFacts'

interface ShareReceiptProps {
  readonly fairness: FairnessResult & { readonly receipt_url: string }
  readonly game: TileGame | null
  /** The round agrees with its seeds: only then there is a picture of it. */
  readonly isVerified: boolean
}

/** The round as a link that verifies for anyone, and as a picture. */
export function ShareReceipt({ fairness, game, isVerified }: ShareReceiptProps) {
  const t = useT('fairness')
  const href = useHref()
  const { origin } = useSite()
  const [isDrawing, setDrawing] = useState(false)
  const url = origin + href(fairness.receipt_url)
  const facts = useReceiptFacts(fairness, game, url)
  const shareLink = async () => {
    const data = { title: facts.title, url }
    try {
      if (navigator.canShare?.(data)) await navigator.share(data)
      else {
        await navigator.clipboard.writeText(url)
        toast({ kind: 'success', title: t('receipt.linkCopied') })
      }
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showAddress()
    }
  }
  const showAddress = () => toast({ kind: 'message', title: t('receipt.linkByHand'), text: url })
  const savePicture = async () => {
    setDrawing(true)
    try {
      const { drawReceipt } = await import('./drawReceipt')
      save(await drawReceipt(facts), `${fairness.round.id}.png`)
    } catch {
      // The code did not load, or the browser has no canvas.
      toast({ kind: 'error', title: t('receipt.pictureFailed') })
    }
    setDrawing(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="action" onClick={() => void shareLink()} className="min-w-fit flex-1 px-2">
        <Icon of={Share2} />
        {t('receipt.share')}
      </Button>
      {isVerified && (
        <Button
          waiting={isDrawing}
          waitingLabel={t('computing')}
          onClick={() => void savePicture()}
          className="min-w-fit flex-1 px-2"
        >
          <Icon of={ImageDown} />
          {t('receipt.picture')}
        </Button>
      )}
    </div>
  )
}

function save(picture: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
