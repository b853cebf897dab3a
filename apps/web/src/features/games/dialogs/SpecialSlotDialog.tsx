import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { TileArt } from '../components/tiles/TileArt'
import { tileQuery } from '../playing/playQuery'

/** MOD-14: presents the seasonal game. */
export default function SpecialSlotDialog({ identifier }: { readonly identifier: string }) {
  const t = useT('games')
  const { close } = useDialog()
  const { data: tile } = useQuery(tileQuery(identifier))
  return (
    <Dialog title={t('special.title')} size="small">
      {tile && (
        <div className="relative -mx-4 -mt-1 grid h-64 place-items-center overflow-hidden md:-mx-6">
          <TileArt game={tile} sizes="600px" className="absolute inset-0 scale-110 opacity-50 blur-xl" />
          <TileArt game={tile} sizes="172px" isEager className="relative aspect-3/4 h-56 rounded-card" />
        </div>
      )}
      <p className="mt-5 text-pretty text-center text-text-2">{t('special.text', { title: tile?.title ?? '' })}</p>
      <Button tone="action" size="large" block className="mt-6" onClick={close}>
        {t('special.play')}
      </Button>
    </Dialog>
  )
}
