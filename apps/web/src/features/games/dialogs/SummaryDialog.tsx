import { MoonStar } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { BestMoment } from '../components/summary/BestMoment'
import { PlaySum } from '../components/summary/PlaySum'
import { lastPlay, setLastPlay } from '../lastPlay'

/** After logging out: how long the player played, the result and the best moment. Its only link verifies that moment. */
export default function SummaryDialog() {
  const t = useT('games')
  const { close } = useDialog()
  const [play] = useState(lastPlay)
  useEffect(() => {
    // A reloaded page no longer knows the player.
    if (!play) close()
    return () => setLastPlay(undefined)
  }, [play, close])
  if (!play) return null
  return (
    <Dialog
      title={t('summary.title')}
      size="small"
      foot={
        <Button size="large" block onClick={close}>
          {t('summary.close')}
        </Button>
      }
    >
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent/13 text-accent-text">
          <Icon of={MoonStar} size={28} />
        </span>
        <p className="num text-pretty text-16">
          {t.rich('summary.played', { minutes: Math.max(1, play.playMinutes), b: (text) => <b>{text}</b> })}
        </p>
      </div>
      <div className="mt-5 grid gap-3">
        {play.playSums.map(({ currency, bet_cents, win_cents }) => (
          <PlaySum key={currency} {...{ currency, bet_cents, win_cents }} />
        ))}
      </div>
      {play.best && <BestMoment best={play.best} proof={play.receipt} />}
    </Dialog>
  )
}
