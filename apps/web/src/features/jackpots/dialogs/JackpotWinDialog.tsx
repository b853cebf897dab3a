import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { playMark } from '../../../lib/sound/marks'
import { Button } from '../../../ui/Button'
import { Confetti } from '../../../ui/Confetti'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Money } from '../../../ui/Money'
import { Scene } from '../../../ui/Scene'
import { playerQuery } from '../../profile/queries'
import { artUrl } from '../model'
import { jackpotsQuery } from '../queries'

/** The props of a win's popup: plain values, because they are stored in the browser's history. */
export interface JackpotWinProps {
  /** The link to its draw. */
  readonly id?: number
  readonly level: string
  readonly name: string
  /** The amount credited to the balance. */
  readonly cents: number
  readonly currency: string
  /** The amount the pool paid, in its own currency. */
  readonly poolCents: number
  readonly poolCurrency: string
}

/** MOD-16: this player has won a jackpot. */
export default function JackpotWinDialog(win: JackpotWinProps) {
  const t = useT('jackpots')
  const { locale } = useSite()
  const { close } = useDialog()
  const dialogs = useDialogs()
  const { id } = win
  const client = useQueryClient()
  useEffect(() => playMark('win', client.getQueryData(playerQuery().queryKey)), [client])
  const { data: jackpots } = useQuery(jackpotsQuery)
  const level = jackpots?.flatMap(({ levels }) => levels).find(({ identifier }) => identifier === win.level)
  return (
    <Dialog
      title={t('won.title')}
      size="small"
      cover={<Art level={win.level} art={level?.art ?? 'trophy'} />}
      foot={
        <>
          <Button tone="action" size="large" block onClick={close}>
            {t('won.go')}
          </Button>
          {id !== undefined && (
            <Button size="large" block onClick={() => dialogs.open('jackpotDraw', { id })}>
              {t('won.check')}
            </Button>
          )}
        </>
      }
    >
      <p className="mt-6 text-center text-text-2">{t('won.lead', { level: level?.name ?? win.name })}</p>
      <p className="display mt-2 text-center text-32 leading-tight" role="status">
        <span className="sr-only">{t('won.announce', { amount: formatMoney(win.cents, win.currency, locale) })}</span>
        <span aria-hidden="true">
          <Money cents={win.cents} currency={win.currency} />
        </span>
      </p>
      <dl className="hair mt-6 grid grid-cols-2 divide-x divide-line rounded-card bg-surface-2 text-center">
        <div className="p-3">
          <dt className="text-12 text-text-2">{t('won.received')}</dt>
          <dd className="font-[680]">
            <Money cents={win.cents} currency={win.currency} />
          </dd>
        </div>
        <div className="p-3">
          <dt className="text-12 text-text-2">{t('won.pool')}</dt>
          <dd className="font-[680]">
            <Money cents={win.poolCents} currency={win.poolCurrency} />
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}

const Art = ({ level, art }: { readonly level: string; readonly art: string }) => (
  <div className="relative h-52 overflow-hidden short:h-20 sideways:h-full">
    <Scene seed={level} width={448} height={208} planet={{ x: 0.5, y: 0.52, r: 0.36 }} />
    <Confetti />
    <img
      src={artUrl(art, 256)}
      alt=""
      width={128}
      height={128}
      className="absolute top-1/2 left-1/2 size-32 -translate-x-1/2 -translate-y-1/2 animate-[won_600ms_var(--ease-in)] drop-shadow-[0_0_32px_rgb(255_200_80/0.6)] motion-reduce:animate-none short:scale-40 sideways:scale-none"
    />
  </div>
)
