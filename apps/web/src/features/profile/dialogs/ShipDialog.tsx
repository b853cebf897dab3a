import {
  readShip,
  type Ship,
  type ShipColour,
  shipColours,
  shipHulls,
  shipStages,
  usualShip,
  writeShip,
} from '@apogee/rules/profile/ship'
import { toLower } from '@apogee/rules/vip/statuses'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { shipOfPlayer, shipPicture } from '../../../lib/shipPicture'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { Scene } from '../../../ui/Scene'
import { useChooseShip } from '../mutations'
import { type Player, playerQuery } from '../queries'

/** The player chooses the hull and the colour of their ship; its parts follow their status. */
export default function ShipDialog() {
  const { data: player } = useQuery(playerQuery())
  return player ? <Choice player={player} /> : null
}

function Choice({ player }: { readonly player: Player }) {
  const t = useT('profile')
  const { close } = useDialog()
  const save = useChooseShip()
  const [ship, setShip] = useState<Ship>(() => readShip(shipOfPlayer(player)) ?? { ...usualShip(player.id), stage: 0 })
  const onSave = () =>
    save.mutate(ship, {
      onSuccess: () => {
        toast({ kind: 'success', title: t('ship.saved') })
        close()
      },
      onError: () => toast({ kind: 'error', title: t('ship.failed') }),
    })
  return (
    <Dialog
      title={t('ship.title')}
      size="small"
      cover={
        <div className="relative isolate grid h-48 place-items-center overflow-hidden short:h-20 sideways:h-full">
          <Scene seed="ship" width={440} height={192} className="-z-10" />
          <img
            src={shipPicture(writeShip(ship))}
            alt=""
            width={160}
            height={160}
            className="size-40 short:scale-40 sideways:scale-none"
          />
        </div>
      }
      foot={
        <Button
          tone="action"
          size="large"
          block
          waiting={save.isPending}
          waitingLabel={t('ship.save')}
          onClick={onSave}
        >
          {t('ship.save')}
        </Button>
      }
    >
      <p aria-hidden="true" className="mt-5 text-20 font-[680]">
        {t('ship.title')}
      </p>
      <p className="mt-2 text-pretty text-text-2">{t('ship.text')}</p>
      <Hulls ship={ship} onChoose={setShip} />
      <Colours ship={ship} onChoose={setShip} />
      <Parts ship={ship} />
    </Dialog>
  )
}

interface ChoiceProps {
  readonly ship: Ship
  readonly onChoose: (ship: Ship) => void
}

const option =
  'grid cursor-pointer place-items-center gap-1 rounded-control bg-surface-2 p-2 text-14 shadow-line no-tap has-checked:bg-surface-3 has-checked:shadow-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

function Hulls({ ship, onChoose }: ChoiceProps) {
  const t = useT('profile')
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-[650]">{t('ship.hull')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {shipHulls.map((hull) => (
          <label key={hull} className={option}>
            <input
              type="radio"
              name="hull"
              className="sr-only"
              checked={hull === ship.hull}
              onChange={() => onChoose({ ...ship, hull })}
            />
            <img src={shipPicture(writeShip({ ...ship, hull }))} alt="" width={64} height={64} className="size-16" />
            {t(`ship.hulls.${hull}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** As the ships are painted (`games/art/src/ships`). */
const paints: Readonly<Record<ShipColour, string>> = {
  ember: '#ff6a3d',
  violet: '#8b6cff',
  mint: '#2fd6a0',
  sky: '#45b9f5',
  sand: '#e7b24a',
  rose: '#f2609a',
}

function Colours({ ship, onChoose }: ChoiceProps) {
  const t = useT('profile')
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-[650]">{t('ship.colour')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {shipColours.map((colour) => (
          <label key={colour} className={option}>
            <input
              type="radio"
              name="colour"
              className="sr-only"
              checked={colour === ship.colour}
              onChange={() => onChoose({ ...ship, colour })}
            />
            <span aria-hidden className="size-7 rounded-full" style={{ background: paints[colour] }} />
            {t(`ship.colours.${colour}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What each status adds: those the player has reached are marked. */
function Parts({ ship }: { readonly ship: Ship }) {
  const t = useT('profile')
  const shell = useT('shell')
  return (
    <section className="mt-4">
      <h3 className="mb-2 font-[650]">{t('ship.parts')}</h3>
      <ol className="grid gap-2">
        {shipStages.map((badge, stage) => (
          <li
            key={badge ?? 'none'}
            aria-current={stage === ship.stage ? 'step' : undefined}
            className="flex items-center gap-3 rounded-control p-2 aria-[current]:bg-surface-3 aria-[current]:shadow-selected"
          >
            <img
              src={shipPicture(writeShip({ ...ship, stage }))}
              alt=""
              width={44}
              height={44}
              loading="lazy"
              className={`size-11 shrink-0 ${stage > ship.stage ? 'opacity-50' : ''}`}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-[650]">{badge ? shell(`rank.${toLower(badge)}`) : t('ship.start')}</span>
              <span className="block text-14 text-text-2">{t(`ship.adds.${badge ? toLower(badge) : 'none'}`)}</span>
            </span>
            {stage <= ship.stage && <Icon of={Check} className="shrink-0 text-win" />}
          </li>
        ))}
      </ol>
    </section>
  )
}
