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
    <Dialog
      title={t('special.title')}
      size="small"
      cover={
        <div className="relative grid h-64 place-items-center overflow-hidden sideways:h-full">
          {tile && (
            <>
              <TileArt game={tile} sizes="600px" className="absolute inset-0 scale-110 opacity-50 blur-xl" />
              <TileArt game={tile} sizes="172px" isEager className="relative aspect-3/4 h-48 rounded-card" />
            </>
          )}
        </div>
      }
      foot={
        <Button tone="action" size="large" block onClick={close}>
          {t('special.play')}
        </Button>
      }
    >
      <p aria-hidden="true" className="mt-5 text-center text-20 font-[680]">
        {t('special.title')}
      </p>
      <p className="mt-2 text-pretty text-center text-text-2">{t('special.text', { title: tile?.title ?? '' })}</p>
    </Dialog>
  )
}
