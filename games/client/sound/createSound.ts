import { readSettings, saveSettings } from '../page/storage.ts'
import type { Cue, Drone, Manner, Ongoing } from './cues.ts'
import { canShake, createHaptics } from './haptics.ts'
import type { Room, SoundOf } from './room.ts'

export interface Sound {
  play(cue: Cue, manner?: Manner): void
  /** Starts a continuous sound; it ends on `stop`, or when the game is covered or hidden. */
  start(drone: Drone): Ongoing
  isOn(): boolean
  toggle(): boolean
  isMusicOn(): boolean
  toggleMusic(): void
  /** Null where the device cannot vibrate. */
  readonly haptics: { isOn(): boolean; toggle(): void } | null
  /** While the host covers the game, sound is off. */
  setCovered(isCovered: boolean): void
  /** The game has opened: its sounds may be rendered now. */
  prepare(): void
  /** Gives every button inside a press sound, unless the action plays a cue itself. */
  addPressSounds(host: HTMLElement): void
}

const NOTHING: Ongoing = { set: () => {}, stop: () => {} }

/**
 * The entry point of the game's sound. Silent until the player turns it on; the setting is stored, and until then no
 * sound code is loaded. It starts only after a press of the player. A phone can also vibrate, with a separate switch.
 */
export function createSound(game: SoundOf): Sound {
  let { sound: on, music: wantsMusic, haptics: shakes } = readSettings()
  let room: Room | null = null
  let isOpening = false
  let wasPressed = false
  let isCovered = false
  let played = 0
  const isSeen = () => !isCovered && !document.hidden
  const haptics = createHaptics(() => shakes && isSeen())

  const settle = () => room?.be(on && wasPressed && isSeen(), wantsMusic)
  const open = () => {
    if (!on || isOpening) return
    isOpening = true
    void import('./room.ts').then(
      ({ openRoom }) => {
        room = openRoom(game)
        settle()
      },
      // Safe to ignore: the game stays silent, and the next press retries.
      () => {
        isOpening = false
      },
    )
  }
  const pressed = () => {
    wasPressed = true
    open()
    settle()
  }
  for (const press of ['pointerup', 'keydown']) addEventListener(press, pressed)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) haptics.stop()
    settle()
  })
  const play = (cue: Cue, manner?: Manner) => {
    played++
    haptics.feel(cue, manner)
    room?.play(cue, manner)
  }
  return {
    play,
    start: (drone) => room?.start(drone) ?? NOTHING,
    isOn: () => on,
    toggle: () => {
      on = !on
      saveSettings({ sound: on })
      open()
      settle()
      return on
    },
    isMusicOn: () => wantsMusic,
    toggleMusic: () => {
      wantsMusic = !wantsMusic
      saveSettings({ music: wantsMusic })
      settle()
    },
    haptics: canShake()
      ? {
          isOn: () => shakes,
          toggle: () => {
            shakes = !shakes
            saveSettings({ haptics: shakes })
            haptics.feel('press')
          },
        }
      : null,
    setCovered: (covered) => {
      isCovered = covered
      if (covered) haptics.stop()
      settle()
    },
    prepare: open,
    addPressSounds: (host) => {
      let before = 0
      host.addEventListener('pointerdown', ({ pointerType }) => {
        if (pointerType === 'touch') haptics.touched()
      })
      host.addEventListener(
        'click',
        () => {
          before = played
        },
        true,
      )
      host.addEventListener('click', ({ target }) => {
        const isButton =
          target instanceof Element && target.closest('button:not([aria-disabled="true"]), [type="radio"]')
        if (isButton && played === before) play('press')
      })
    },
  }
}
