import type { WireLootbox } from '@apogee/contract/lootboxes'
import { isPlan } from '@apogee/rules/lootboxes/boxes'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Confetti } from '../../../ui/Confetti'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Scene } from '../../../ui/Scene'
import { EmptyState } from '../../../ui/states/EmptyState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { bonusesQuery, freespinsQuery } from '../../bonuses/queries'
import { unopenedOf } from '../chance/plans'
import { usePrizeText } from '../components/usePrizeText'
import { type Prize, spinsOf, wheels, wonPrize } from '../model'
import { useActivateWonSpins } from '../mutations'
import { lootboxesQuery, pastLootboxesQuery } from '../queries'
import { spinAgain } from '../spinAgain'

/** The prize of a spin: its name, its conditions, and a link to use it. */
export default function WheelWonDialog({ id }: { readonly id: number }) {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const { data: boxes } = useQuery(lootboxesQuery())
  const { data: past, isPending } = useQuery(pastLootboxesQuery())
  const box = [...(boxes ?? []), ...(past?.data ?? [])].find((one) => one.id === id)
  const prize = box && wonPrize(box)
  if (box && prize)
    return (
      <Dialog
        title={t('won.title', { prize: words.name(prize) })}
        size="small"
        cover={<Art prize={prize} />}
        foot={<Ways box={box} prize={prize} boxes={boxes ?? []} />}
      >
        <PrizeText box={box} prize={prize} />
      </Dialog>
    )
  return (
    <Dialog title={t('won.gone')} size="small">
      {isPending ? (
        <Skeleton className="h-80 rounded-card" />
      ) : (
        <EmptyState text={t('won.goneText')} action={<ToGifts tone="action" />} />
      )}
    </Dialog>
  )
}

function Art({ prize }: { readonly prize: Prize }) {
  return (
    <div className="relative h-58 overflow-hidden short:h-20 sideways:h-full">
      <Scene
        seed="wheel-won"
        width={448}
        height={232}
        glow="var(--action-to)"
        from="var(--wheel-2)"
        planet={{ x: 0.5, y: 0.5, r: 0.33 }}
      />
      <span className="motion-reduce:hidden">
        <Confetti />
      </span>
      <span className="absolute top-1/2 left-1/2 grid size-40 -translate-1/2 short:scale-40 sideways:scale-none place-items-center rounded-full bg-[radial-gradient(circle_at_36%_28%,var(--wheel-rim),var(--wheel-1)_55%,var(--wheel-3))]">
        <img
          src={prize.image}
          alt=""
          width={96}
          height={96}
          className="size-24 animate-[won_600ms_var(--ease-in)] motion-reduce:animate-none"
        />
      </span>
    </div>
  )
}

function PrizeText({ box, prize }: { readonly box: WireLootbox; readonly prize: Prize }) {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const facts = useFacts(box, prize)
  const detail = useDetail(prize)
  return (
    <div className="pt-5 text-center">
      <p className="text-text-2">{t('won.lead')}</p>
      <p className="display mt-1 text-32 text-balance">{words.name(prize)}</p>
      <p className="mt-2 text-balance text-text-2">{detail}</p>
      <dl className="num hair mt-5 grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card bg-surface-2">
        {facts.map(([label, value]) => (
          <div key={label} className="px-1 py-3">
            <dt className="text-12 text-text-2">{label}</dt>
            <dd className="font-[650]">{value}</dd>
          </div>
        ))}
      </dl>
      {prize.maxBetCents !== undefined && prize.wager > 0 && (
        <p className="num mt-3 text-12 text-text-2">
          {t('won.maxBet', { amount: words.money(prize.maxBetCents, prize.currency) })}
        </p>
      )}
    </div>
  )
}

function useDetail({ type, gameTitles, stakeCents, currency }: Prize): string {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const { locale } = useSite()
  if (type === 'bonus') return t('won.bonus')
  const games = new Intl.ListFormat(formatTag(locale), { type: 'disjunction' }).format(gameTitles)
  return stakeCents === undefined
    ? t('won.spinsOnly', { games })
    : t('won.spins', { games, amount: words.money(stakeCents, currency) })
}

const dayMs = 86_400_000

function useFacts({ activated_at: drawnAt }: WireLootbox, prize: Prize): readonly (readonly [string, string])[] {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const { locale } = useSite()
  const zone = useReaderZone()
  const gift = useGift(prize)
  const until =
    gift?.activatable_until ??
    (drawnAt !== null && prize.activateDays !== undefined
      ? new Date(Date.parse(drawnAt) + prize.activateDays * dayMs).toISOString()
      : undefined)
  const isSpins = prize.type === 'freespins'
  return [
    [
      t(isSpins ? 'won.wagerSpins' : 'won.wagerBonus'),
      prize.wager > 0 ? t('won.times', { count: prize.wager }) : t('won.none'),
    ],
    ...(prize.maxWinCents === undefined
      ? []
      : [[t('won.most'), words.money(prize.maxWinCents, prize.currency)] as const]),
    ...(until === undefined ? [] : [[t('won.until'), formatDate(until, locale, 'day', zone)] as const]),
  ]
}

/** The prize as one of the player's gifts. */
function useGift({ gift }: Prize) {
  const { data: spins } = useQuery({ ...freespinsQuery(), enabled: gift?.kind === 'freespins' })
  const { data: bonuses } = useQuery({ ...bonusesQuery(), enabled: gift?.kind === 'bonus' })
  const gifts: readonly { readonly id: number; readonly activatable_until: string | null }[] =
    (gift?.kind === 'freespins' ? spins : bonuses) ?? []
  return gifts.find(({ id }) => id === gift?.id)
}

interface WaysProps {
  readonly box: WireLootbox
  readonly prize: Prize
  readonly boxes: readonly WireLootbox[]
}

/** The next step: into the game, to the gifts, or back to the wheel. */
function Ways({ box, prize, boxes }: WaysProps) {
  const left = leftAfter(box, boxes).length
  const isPlayable = useWonGame(prize) !== undefined
  return (
    <>
      {isPlayable ? <Play prize={prize} /> : <ToGifts tone="action" />}
      <Again box={box} boxes={boxes} />
      {isPlayable && <ToGifts tone={left > 0 ? 'plain' : 'second'} />}
    </>
  )
}

/** The boxes of the same kind that the player can open or spin next. */
const leftAfter = ({ group_key: key }: WireLootbox, boxes: readonly WireLootbox[]): readonly WireLootbox[] =>
  isPlan(key) ? unopenedOf(boxes, key) : spinsOf(boxes, wheels.mart.isOf(key) ? 'mart' : 'play')

function Again({ box, boxes }: Omit<WaysProps, 'prize'>) {
  const t = useT('lootboxes')
  const dialogs = useDialogs()
  const { close } = useDialog()
  const left = leftAfter(box, boxes)
  const [next] = left
  if (!next) return null
  const isBox = isPlan(box.group_key)
  const again = () => {
    if (isBox) return dialogs.replace('openBox', { id: next.id })
    close()
    spinAgain.set(spinAgain.get() + 1)
  }
  return (
    <Button size="large" block onClick={again}>
      {t(isBox ? 'won.box' : 'won.again', { count: left.length })}
    </Button>
  )
}

/** The game that free spins are for, the first of several; undefined until the gift has loaded. */
function useWonGame({ gift }: Prize) {
  const { data: spins } = useQuery({ ...freespinsQuery(), enabled: gift?.kind === 'freespins' })
  const won = gift?.kind === 'freespins' ? spins?.find(({ id }) => id === gift.id) : undefined
  const game = won?.games_info[0]
  return won && game && (won.stage === 'activated' || won.activatable) ? { spins: won, game } : undefined
}

function Play({ prize }: { readonly prize: Prize }) {
  const t = useT('lootboxes')
  const router = useRouter()
  const href = useHref()
  const { mutateAsync, isPending } = useActivateWonSpins()
  const won = useWonGame(prize)
  if (!won) return null
  const play = async () => {
    const isReady =
      won.spins.stage === 'activated' ||
      (await mutateAsync(won.spins.id).then(
        () => true,
        // The player goes to the gifts page instead.
        () => false,
      ))
    // The gifts page shows what the prize still requires.
    void router.navigate({ href: href(isReady ? won.game.frontend_url : '/profile/gifts') })
  }
  return (
    <Button tone="action" size="large" block waiting={isPending} onClick={() => void play()}>
      {t('won.play', { game: won.game.title })}
    </Button>
  )
}

function ToGifts({ tone }: { readonly tone: 'action' | 'second' | 'plain' }) {
  const t = useT('lootboxes')
  const router = useRouter()
  const href = useHref()
  return (
    <Button tone={tone} size="large" block onClick={() => void router.navigate({ href: href('/profile/gifts') })}>
      {t('won.gifts')}
    </Button>
  )
}
