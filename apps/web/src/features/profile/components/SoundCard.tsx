import { useEffect, useId, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { hasMarks, playMark, setMarks } from '../../../lib/sound/marks'
import { Switch } from '../../../ui/forms/Switch'
import type { Player } from '../queries'

/** The site's own sounds, on this device. Turning them on plays one. */
export function SoundCard({ player }: { readonly player: Player }) {
  const t = useT('profile')
  const id = useId()
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(hasMarks()), [])
  const change = (next: boolean) => {
    setOn(next)
    setMarks(next)
    playMark('deposit', player)
  }
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 className="font-[650]">{t('sound.title')}</h2>
      <p className="mt-1 text-14 text-text-2">{t('sound.text')}</p>
      <label htmlFor={id} className="mt-2 flex min-h-14 cursor-pointer items-center justify-between gap-4">
        {t('sound.marks')}
        <Switch id={id} checked={isOn} onChange={({ target }) => change(target.checked)} />
      </label>
    </section>
  )
}
