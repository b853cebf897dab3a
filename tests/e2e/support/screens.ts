import type { Page } from '@playwright/test'
import { guestPages, studio } from './guestPages.ts'
import { call, demo, logIn } from './players.ts'

/** `newcomer` is a player with an empty profile. */
export type Visitor = 'guest' | 'newcomer' | 'player'

/** Ids of existing records, of the demo player `demo.vip` or public. */
export interface Records {
  readonly payment: number
  readonly bonus: number
  readonly freespins: number
  readonly box: number
  readonly wonBox: number
  readonly adventureDay: string
  readonly round: string
  /** The address where anyone verifies that round. */
  readonly receipt: string
  readonly jackpotWin: number
  readonly lottery: string
  readonly drawnLottery: string
  readonly tournament: string
}

interface Contest {
  readonly frontend_identifier: string
  readonly end_at: string
  readonly draw_at?: string
}

/** Logs `demo.vip` in, and finds the records that pages and dialogs need to show more than an empty state. */
export async function findRecords(page: Page): Promise<Records> {
  await logIn(page, demo.vip)
  const get = async <T>(path: string): Promise<T> => (await call(page, 'GET', path)).json()
  const first = <T>(list: readonly T[], what: string): T => {
    const [one] = list
    if (one === undefined) throw new Error(`${demo.vip} has no ${what}`)
    return one
  }
  const payments = await get<{ id: number; recallable: boolean }[]>('/api/player/payments')
  const bonuses = await get<{ id: number; cancelable: boolean }[]>('/api/player/bonuses')
  const freespins = await get<{ id: number; cancelable: boolean }[]>('/api/player/freespins')
  const boxes = await get<{ id: number; group_key: string }[]>('/api/player/lootboxes')
  const past = await get<{ data: { id: number; group_key: string }[] }>('/api/player/lootboxes/past')
  const rounds = await get<{ data: { id: string; state: string }[] }>('/api/player/rounds')
  const round = first(
    rounds.data.filter(({ state }) => state === 'finished'),
    'finished round',
  ).id
  const revealed = await call(page, 'POST', `/api/player/rounds/${round}/reveal`, { player_seed: 'screens' })
  const { receipt_url: receipt } = (await revealed.json()) as { receipt_url: string }
  const wins = await get<{ id: number }[]>('/api/jackpot_wins')
  const lotteries = await get<Contest[]>('/api/lotteries')
  const tournaments = await get<(Contest & { in_progress: boolean })[]>('/api/tournaments')
  const { now, terms } = await get<{ now: string; terms: object }>('/api/player/vip_adventure')
  return {
    payment: first(
      payments.filter(({ recallable }) => recallable),
      'withdrawal to recall',
    ).id,
    bonus: first(
      bonuses.filter(({ cancelable }) => cancelable),
      'bonus',
    ).id,
    freespins: first(
      freespins.filter(({ cancelable }) => cancelable),
      'free spins',
    ).id,
    box: first(
      boxes.filter(({ group_key }) => group_key.startsWith('rocket')),
      'box',
    ).id,
    wonBox: first(
      past.data.filter(({ group_key }) => group_key.includes('wheel')),
      'prize of a wheel',
    ).id,
    adventureDay: first(Object.keys(terms), 'day of the adventure'),
    round,
    receipt,
    jackpotWin: first(wins, 'jackpot to look at').id,
    lottery: first(
      lotteries.filter(({ end_at }) => end_at > now),
      'lottery on sale',
    ).frontend_identifier,
    drawnLottery: first(
      lotteries.filter(({ draw_at = now }) => draw_at < now),
      'drawn lottery',
    ).frontend_identifier,
    tournament: first(
      tournaments.filter(({ in_progress }) => in_progress),
      'tournament',
    ).frontend_identifier,
  }
}

/** Logs out without loading a page. */
export const forgetSession = (page: Page): Promise<void> => page.context().clearCookies({ name: /session/ })

const sections = ['main', 'level', 'gifts', 'verification', 'limits', 'security', 'games-history', 'promocode']

/** Pages of each route that only players see, or that differ for players. */
export const playerPages = (of: Records): Readonly<Record<string, readonly string[]>> => ({
  '/': ['/'],
  '/bonuses/$id': [`/bonuses/${of.bonus}`],
  '/fairness/$roundId': [`/fairness/${of.round}`],
  '/favorite-games': ['/favorite-games'],
  '/ffc': ['/ffc'],
  '/lottery/$slug': [`/lottery/${of.lottery}`, `/lottery/${of.drawnLottery}`],
  ...Object.fromEntries(sections.map((section) => [`/profile/${section}`, [`/profile/${section}`]])),
  '/promotions': ['/promotions'],
  '/receipt/$receipt': [of.receipt],
  '/rocket-mart': ['/rocket-mart'],
  '/rocketmart-wheel': ['/rocketmart-wheel'],
  '/rocketplay-adventure': ['/rocketplay-adventure'],
  '/rocketplay-vipclub': ['/rocketplay-vipclub'],
  '/rocketplay-wheel': ['/rocketplay-wheel'],
  '/support': ['/support'],
  '/tournaments': ['/tournaments'],
  '/tournaments/$slug': [`/tournaments/${of.tournament}`],
  '/vip': ['/vip'],
})

/** Routes that only redirect, with a URL of each. */
export const redirectingRoutes: Readonly<Record<string, string>> = {
  '/accounts/$id/deposit': '/accounts/7/deposit',
  '/accounts/history': '/accounts/history',
  '/action': '/action',
  '/cashbox': '/cashbox',
  '/dashboard': '/dashboard',
  '/deposit': '/deposit',
  '/deposit-bonus': '/deposit-bonus',
  '/deposit-fast': '/deposit-fast',
  '/exchange-comp-points': '/exchange-comp-points',
  '/popup/$name': '/popup/language',
  '/profile': '/profile',
  '/profile/confirmation': '/profile/confirmation',
  '/profile/limits/confirm': '/profile/limits/confirm',
  '/profile/password/edit': '/profile/password/edit',
  '/rocket-chance': '/rocket-chance',
  '/santa-vegas': '/santa-vegas',
  '/sport/login': '/sport/login',
  '/sport/registration': '/sport/registration',
  '/users': '/users',
  '/users/$': '/users/level',
  '/users/confirmation': '/users/confirmation',
  '/users/password/edit': '/users/password/edit',
  '/users/unlock': '/users/unlock',
  '/withdraw': '/withdraw',
}

/** All addresses that guests see. */
export const guestPaths: readonly string[] = Object.values(guestPages).flat()

/** Pages that open a dialog over the lobby. */
export const dialogPaths =
  /^\/(sign-|login|registration|remind|new-password|email-verify|confirmation|unlock|unsubscribe)/

type Openings = Readonly<Record<string, readonly (readonly [visitor: Visitor, props: object])[]>>

/** Every dialog with its props and the visitor who opens it. */
export const dialogOpenings = (of: Records): Openings => ({
  menu: [
    ['guest', {}],
    ['player', {}],
  ],
  language: [['guest', {}]],
  signIn: [['guest', {}]],
  signUp: [['guest', {}]],
  welcome: [
    ['newcomer', { gift: 'deposit' }],
    ['player', { gift: 'given' }],
  ],
  remind: [['guest', {}]],
  newPassword: [['guest', { token: 'nonsense' }]],
  confirmation: [['guest', { token: 'nonsense' }]],
  unlock: [['guest', { token: 'nonsense' }]],
  unsubscribe: [['guest', { token: 'nonsense' }]],
  twoFactor: [['player', { wish: 'on' }]],
  search: [['guest', {}]],
  filters: [['guest', { kind: 'category', slug: 'all' }]],
  support: [
    ['guest', {}],
    ['player', {}],
  ],
  iosExit: [['guest', {}]],
  cashbox: [
    ...['dashboard', 'deposit', 'depositBonus', 'depositFast', 'withdraw'].map((step) => ['player', { step }] as const),
    ['player', {}],
  ],
  depositResult: [['player', { id: of.payment, cents: 50_00, currency: 'EUR' }]],
  withdrawal: [['player', { id: of.payment }]],
  recallWithdrawal: [['player', { id: of.payment }]],
  personalInfo: [['newcomer', { context: 'edition' }]],
  profileData: [['player', {}]],
  currency: [['player', {}]],
  ship: [['player', {}]],
  terms: [['player', {}]],
  limits: [['player', {}]],
  limitEdit: [
    ['player', {}],
    ['player', { kind: 'session' }],
  ],
  limitBreak: [['player', { kind: 'selfexclusion', span: 'forever' }]],
  newProvider: [['player', { provider: studio }]],
  realityCheck: [['player', {}]],
  // Only after the log-out of a player who has played: newcomer.spec.
  summary: [],
  jackpotWin: [
    [
      'player',
      {
        id: 1,
        level: 'nova',
        name: 'Nova',
        cents: 4_317_759,
        currency: 'EUR',
        poolCents: 4_317_759,
        poolCurrency: 'EUR',
      },
    ],
  ],
  cancelGift: [['player', { id: of.bonus }]],
  cancelSpins: [['player', { id: of.freespins }]],
  declineOffer: [['player', { id: 'weekend-reload', title: 'Weekend reload' }]],
  wagering: [['player', { id: of.bonus }]],
  wheelWon: [['player', { id: of.wonBox }]],
  adventureDay: [['player', { title: of.adventureDay }]],
  openBox: [['player', { id: of.box }]],
  lotteryWon: [['player', { slug: of.drawnLottery, place: 1 }]],
  jackpotDraw: [['guest', { id: of.jackpotWin }]],
  bannerPopup: [['guest', { id: 'welcome' }]],
  specialSlot: [['player', { identifier: 'brasswing/EmberWyrm' }]],
  receipt: [['player', { round: of.round }]],
  exchange: [
    ['guest', { type: 'freespins', group: 'peach-20', currency: 'EUR' }],
    ['newcomer', { type: 'money', group: 'crown', currency: 'EUR' }],
    ['player', { type: 'money', group: 'booster', currency: 'EUR' }],
    ['player', { type: 'freespins', group: 'peach-20', currency: 'EUR' }],
  ],
  result: [
    ['player', { kind: 'success', prize: '20' }],
    ['player', { kind: 'failure', missing: { cents: 1250, currency: 'EUR' } }],
  ],
})
