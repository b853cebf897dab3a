import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBrand } from '../../core/content/brands.ts'
import { noCaptcha } from '../../ports/captcha/noCaptcha.ts'
import { sandboxMails } from '../../testing/sandboxMails.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { authConsumer } from '../auth/consumers.ts'
import { authHandlers } from '../auth/handlers.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { mailedTokenOf, mailsTo, password, registerPlayer, signUpForm } from '../auth/test/authApp.ts'
import { profileHandlers } from '../profile/handlers.ts'
import { assertMayDeposit } from './depositLimits.ts'
import { closeOverlooked, noteVerification } from './exclusion/exclusion.ts'
import { accountReview } from './exclusion/operatorCommands.ts'
import { limitsHandlers } from './handlers.ts'
import { proveIdentity } from './test/proveIdentity.ts'

const minute = 60_000

// Unproven details never affect another account (decision 114).
onEachDatabase((makeApp) => {
  let app: TestApp
  let serial = 0
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...authHandlers, ...profileHandlers, ...limitsHandlers },
      loadPlayer: findSessionPlayer,
      services: { captcha: noCaptcha },
      consumers: (core) => [authConsumer(core), sandboxMails(core)],
      rateLimits: {},
    })
  })
  beforeEach(() => {
    serial += 1
  })

  const letter = () => String.fromCharCode(96 + serial)
  const box = (tag = '') => `victim-${letter()}${tag}@post.example`
  const facts = () => ({ first_name: 'Mari', last_name: `Kask ${letter()}`, date_of_birth: '1988-02-03' })
  const device = (mark: string) => ({ dfpc: `${mark}-${letter()}.1` })
  const exclude = (client: TestClient) => client.post('/api/user_limits', { type: 'selfexclusion', period: 'forever' })
  const playerOf = (id: bigint) => findSessionPlayer(app.db, id)
  /** Emails to the brand's staff about reviews of this test's accounts. */
  const reviews = async () =>
    (await mailsTo(app, readBrand('apogee').contacts.email)).filter(({ text }) => text.includes(`victim-${letter()}`))
  const isFree = async (id: bigint) => {
    const player = await playerOf(id)
    return player?.breakUntil === null && player.isOnHold === false
  }

  /** A verified player with a confirmed address. */
  async function victim() {
    const account = await registerPlayer(app, box(), { ...facts(), ...device('own') })
    await proveIdentity(app, account.id)
    app.clock.move(minute)
    return account
  }

  /** The victim signs in with a new browser, and the timer compares them again. */
  async function compareAgain({ player }: { readonly player: { readonly email: string } }) {
    app.clock.move(minute)
    const visitor = await app.client()
    const user = { email: player.email, password, ...device('second') }
    expect((await visitor.post('/api/users/sign_in', { user })).status).toBe(201)
    await closeOverlooked(app)
  }

  describe('a stranger who excludes themself with the details of a player', () => {
    const attacks: [string, () => Record<string, unknown>, string][] = [
      ['with their mailbox and a tag', () => device('foreign'), '+x'],
      ['with their name and birth date', () => ({ ...facts(), ...device('foreign') }), '.other'],
      [
        'with their device and birth date',
        () => ({ date_of_birth: facts().date_of_birth, ...device('own') }),
        '.third',
      ],
    ]
    test.each(attacks)('%s does not affect the account, and staff are notified once', async (_what, details, tag) => {
      const own = await victim()
      const stranger = await registerPlayer(app, box(tag), details())
      expect((await exclude(stranger.client)).status).toBe(201)
      expect(await isFree(own.id)).toBe(true)
      await compareAgain(own)
      await closeOverlooked(app)
      expect(await isFree(own.id)).toBe(true)
      expect((await own.client.get('/api/player')).body).not.toHaveProperty('break_until')
      const told = await reviews()
      expect(told.map(({ subject }) => subject)).toEqual(['Please review an account'])
      expect(told[0]?.text).toContain(`${box()} (${own.id})`)
      expect(told[0]?.text).toContain(`${box(tag)} (${stranger.id})`)
    })

    test('has no effect on the player when they open the link in the email later', async () => {
      const own = await victim()
      const stranger = await registerPlayer(app, box('+x'), device('foreign'))
      const token = await mailedTokenOf(app, box('+x'))
      await exclude(stranger.client)
      app.clock.move(minute)
      const reader = await app.client()
      expect((await reader.put('/api/users/confirmation', { user: { confirmation_token: token } })).status).toBe(200)
      await closeOverlooked(app)
      expect(await isFree(own.id)).toBe(true)
    })

    test('has no effect on the player by entering their details after an identity check or after the exclusion', async () => {
      const own = await victim()
      const stranger = await registerPlayer(app, box('.other'), device('foreign'))
      await app.db.transaction((tx) => noteVerification(app, tx, stranger.id, true, app.clock.now()))
      await exclude(stranger.client)
      const later = await registerPlayer(app, box('.later'), { ...facts(), ...device('later') })
      app.clock.move(minute)
      const told = { context: 'edition', player: facts() }
      expect((await stranger.client.patch('/api/player', told)).status).toBe(200)
      for (const account of [own, later]) await compareAgain(account)
      expect([await isFree(own.id), await isFree(later.id)]).toEqual([true, true])
    })
  })

  describe('proven details', () => {
    test('a confirmed mailbox closes only the accounts with other spellings of it', async () => {
      const mine = await registerPlayer(app, box(), device('own'))
      await app.db.query('UPDATE players SET confirmed_at = $2 WHERE id = $1', [mine.id, app.clock.now()])
      const tagged = await registerPlayer(app, box('+two'), device('two'))
      const others = [box().replace('-', ''), box().replace('-', '_'), box().replace('i', 'í')]
      const strangers = []
      for (const [index, email] of others.entries())
        strangers.push(await registerPlayer(app, email, device(`s${index}`)))
      await exclude(mine.client)
      expect((await playerOf(tagged.id))?.breakUntil).not.toBeNull()
      expect(await Promise.all(strangers.map(({ id }) => isFree(id)))).toEqual([true, true, true])
    })

    test('an identity check after the exclusion closes the other accounts', async () => {
      const mine = await registerPlayer(app, box(), { ...facts(), ...device('own') })
      const second = await registerPlayer(app, box('.second'), { ...facts(), ...device('two') })
      await exclude(mine.client)
      expect(await isFree(second.id)).toBe(true)
      await proveIdentity(app, mine.id)
      expect((await playerOf(second.id))?.breakUntil).not.toBeNull()
    })
  })

  describe('a new account with the unproven details of a self-excluded one', () => {
    async function held() {
      const excluded = await registerPlayer(app, box(), { ...facts(), ...device('own') })
      await exclude(excluded.client)
      app.clock.move(minute)
      const client = await app.client()
      const answer = await client.post('/api/users', signUpForm(box('+new'), device('new')))
      expect(answer).toMatchObject({ status: 201, body: { on_hold: true } })
      return { client, id: BigInt(answer.body.id) }
    }
    const review = async (word: string) => {
      const given = { email: box('+new'), operator: 'kai', reason: 'called them' }
      return accountReview.subject === undefined ? accountReview.read(given, [word], {})?.(app) : undefined
    }
    const deposit = (id: bigint) =>
      app.db.transaction((tx) =>
        assertMayDeposit({ refuse: (_, errors) => new Error(JSON.stringify(errors)) as never }, tx, {
          playerId: id,
          currency: 'EUR',
          cents: 1000n,
          at: app.clock.now(),
          pending: async () => [],
        }),
      )

    test('is put on hold without play and deposits, and its owner and staff are notified', async () => {
      const { id } = await held()
      expect(await playerOf(id)).toMatchObject({ isOnHold: true, breakUntil: null })
      await expect(deposit(id)).rejects.toThrow('account_held')
      const subjects = (await mailsTo(app, box('+new'))).map(({ subject }) => subject)
      expect(subjects).toContain('We are checking your Apogee account')
      expect((await reviews())[0]?.text).toContain('On hold')
    })

    test('can be released by staff and is not put on hold again', async () => {
      const { client, id } = await held()
      expect(await review('other')).toMatchObject({ isDone: true })
      expect(await review('other')).toMatchObject({ isDone: false })
      await client.patch('/api/player', { context: 'edition', player: facts() })
      await closeOverlooked(app)
      expect(await isFree(id)).toBe(true)
      await expect(deposit(id)).resolves.toBeUndefined()
      expect((await mailsTo(app, box('+new')))[0]?.subject).toBe('Your Apogee account is open')
      expect(await app.db.query('SELECT action, operator FROM operator_actions WHERE player_id = $1', [id])).toEqual([
        { action: 'account_released', operator: 'kai' },
      ])
    })

    test('can be closed by staff with the same exclusion', async () => {
      const { id } = await held()
      expect(await review('same')).toMatchObject({ isDone: true })
      expect(await playerOf(id)).toMatchObject({ isOnHold: false, breakUntil: new Date('9999-12-31T00:00:00Z') })
    })

    test('an order with an unknown decision is rejected', async () => {
      expect(await review('maybe')).toBeUndefined()
    })
  })
})
