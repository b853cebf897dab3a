import { Scene } from '../../../../ui/Scene'
import type { Progress } from '../../model'

/** The rocket above each of the three steps below it, in a picture of 360 by 150. */
const places: Readonly<Record<Progress['reached'], string>> = {
  requested: 'translate(60px, 44px)',
  checked: 'translate(180px, 38px) rotate(84deg)',
  paid: 'translate(300px, 40px)',
}

/** A withdrawal as a flight: it launches, is in orbit while the provider pays, and lands. Decorative. */
export function FlightPicture({ progress: { reached, is_stopped: isStopped } }: { readonly progress: Progress }) {
  const [isChecked, isPaid] = [reached !== 'requested', reached === 'paid']
  return (
    <div
      className={`relative mx-auto aspect-[12/5] max-w-[max(14rem,72dvh)] overflow-hidden rounded-card ${isStopped ? 'grayscale' : ''}`}
    >
      <Scene seed="withdrawal" width={360} height={150} planet={{ x: 0.1, y: 1.46, r: 1 }} />
      <svg aria-hidden="true" viewBox="0 0 360 150" className="absolute inset-0 size-full">
        <Moon isReached={isPaid} />
        <g fill="none" stroke="var(--light)" strokeLinecap="round" strokeWidth="1.5">
          <ellipse cx="180" cy="46" rx="46" ry="12" strokeOpacity=".4" transform="rotate(-6 180 46)" />
          <path d="M60 72C60 16 122 14 180 38" strokeDasharray="1 6" strokeOpacity=".5" />
          <path d="M180 38C238 62 252 8 300 40" strokeDasharray="1 6" strokeOpacity=".5" />
          <path d="M60 72C60 16 122 14 180 38" stroke="var(--win)" className={flown(isChecked)} />
          <path d="M180 38C238 62 252 8 300 40" stroke="var(--win)" className={flown(isPaid)} />
        </g>
        <g fill="var(--light)" className={flown(!isChecked && !isStopped)}>
          <circle cx="50" cy="76" r="7" fillOpacity=".16" />
          <circle cx="68" cy="77" r="9" fillOpacity=".14" />
          <circle cx="59" cy="72" r="5" fillOpacity=".24" />
        </g>
        <g
          className="transition-transform duration-1000 ease-move"
          style={{ transform: isStopped ? places.requested : places[reached] }}
        >
          <g className="transition-[transform,opacity] duration-1000 ease-move starting:translate-y-8 starting:opacity-0">
            <Rocket isBurning={!isPaid && !isStopped} />
          </g>
        </g>
      </svg>
    </div>
  )
}

const flown = (isShown: boolean): string => `transition-opacity duration-1000 ${isShown ? '' : 'opacity-0'}`

function Moon({ isReached }: { readonly isReached: boolean }) {
  return (
    <>
      <circle cx="300" cy="92" r="34" fill="var(--scene-body)" stroke="var(--scene-limb)" strokeOpacity=".7" />
      <circle cx="300" cy="92" r="34" fill="var(--light)" fillOpacity=".1" />
      <g fill="var(--light)" fillOpacity=".09">
        <circle cx="288" cy="84" r="7" />
        <circle cx="311" cy="100" r="9" />
        <circle cx="292" cy="109" r="4" />
      </g>
      <g className={flown(isReached)}>
        <path d="M318 63V37" stroke="var(--light)" strokeWidth="1.5" strokeLinecap="round" />
        <path d="M318.500 38L334 43L318.500 49Z" fill="var(--win)" />
      </g>
    </>
  )
}

function Rocket({ isBurning }: { readonly isBurning: boolean }) {
  return (
    <>
      <path d="M-4 11Q0 30 4 11Z" fill="var(--warn)" className={flown(isBurning)} />
      <path d="M-6 3L-12 15L-4.500 11ZM6 3L12 15L4.500 11Z" fill="var(--action-to)" />
      <path d="M0 -18C8 -10 9 3 5.500 12H-5.500C-9 3 -8 -10 0 -18Z" fill="var(--light)" />
      <path d="M0 -18C8 -10 9 3 5.500 12H0Z" fill="var(--bg)" fillOpacity=".16" />
      <path d="M0 -18C3.800 -14 6 -10.500 7 -7H-7C-6 -10.500 -3.800 -14 0 -18Z" fill="var(--action-from)" />
      <circle cy="-1" r="3.200" fill="var(--info)" stroke="var(--bg)" strokeOpacity=".5" />
    </>
  )
}
