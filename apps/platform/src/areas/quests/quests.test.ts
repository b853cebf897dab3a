import { achievement, quest } from '@apogee/contract/quests'
import { readQuest } from '@apogee/rules/quests/identifier'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase } from '../../testing/testApp.ts'
import { readAchievements, readQuests } from './definedQuests.ts'
import { achievementFile, questFile } from './questFile.ts'
import { syncQuests } from './syncQuests.ts'
import { dayMs, definedAchievement, definedQuest, moonFile, openQuests, orbitFile } from './test/questApp.ts'

type Setup = Awaited<ReturnType<typeof openQuests>>

const moon = 'quest--moon-walk--xs'
const orbit = 'achievement--first-orbit'

onEachDatabase((makeApp) => {
  let setup: Setup
  beforeAll(async () => {
    setup = await openQuests(makeApp)
  })
  beforeEach(async () => {
    setup.app.published.length = 0
    await setup.app.db.query('DELETE FROM tournaments')
    await setup.announce('quest', definedQuest('moon-walk'))
    await setup.announce('achievement', definedAchievement('first-orbit'))
  })

  describe('a quest', () => {
    test('[QST-01] [QST-03] is listed with its levels, thresholds and rewards, for guests too', async () => {
      const all = z.array(quest.strict()).parse(await setup.quests())
      expect(all).toMatchObject([
        {
          title: 'Moon walk',
          status: 'active',
          questSize: 'xs',
          frontend_identifier: moon,
          slug: 'moon-walk',
          currency: 'EUR',
          look: { art: 'full-moon', colors: ['#04201E', '#0A5A4E', '#128A70', '#2FB890'] },
        },
      ])
      expect(all[0]!.levels.map(({ bet_cents: cents, reward }) => [cents, reward?.title])).toEqual([
        [0, undefined],
        [150_00, '50 astrocoins'],
        [500_00, '10 free spins'],
        [1000_00, undefined],
        [5000_00, undefined],
        [15_000_00, '€100'],
      ])
    })

    test('[GD-14] [GD-15] [TRN-04] is a tournament on the wire, with slug and size in its identifier', async () => {
      const { client } = await setup.player()
      const { body } = await client.get('/api/tournaments')
      const one = body.find(({ frontend_identifier: name }: { frontend_identifier: string }) => name === moon)
      expect(one).toMatchObject({ strategy: 'bet', in_progress: true, money_budget_cents: 0 })
      expect(readQuest(one.frontend_identifier)).toEqual({ slug: 'moon-walk', size: 'xs' })
    })

    test('[QST-07] the level is the highest whose threshold the bets reach', async () => {
      const me = await setup.player()
      const levels: number[] = []
      for (const cents of [0, 149_99, 150_00, 999_99, 15_000_00]) {
        await setup.stake(me, moon, cents)
        levels.push((await setup.own(me))[0]!.level)
      }
      expect(levels).toEqual([1, 1, 2, 3, 6])
    })

    test('grants the reward of every level once, for repeated and batched events', async () => {
      const me = await setup.player()
      await setup.progress(me, moon, 600_00)
      await setup.progress(me, moon, 600_00)
      await setup.app.drain()
      await setup.stake(me, moon, 600_00)
      const [mine] = await setup.own(me)
      expect(mine!.reached.map(({ position, is_rewarded }) => [position, is_rewarded])).toEqual([
        [1, false],
        [2, true],
        [3, true],
      ])
      expect((await me.client.get('/api/player/freespins')).body).toMatchObject([
        { freespins_total: 10, title: '10 free spins', stage: 'issued' },
      ])
      const awards = await setup.app.db.query('SELECT key FROM competition_awards WHERE player_id = $1', [me.id])
      expect(awards).toHaveLength(2)
    })

    test('a level lost by a rolled-back bet keeps its reward, and reaching it again grants no second one', async () => {
      const me = await setup.player()
      await setup.stake(me, moon, 510_00)
      await setup.stake(me, moon, 490_00)
      const [down] = await setup.own(me)
      expect([down!.level, down!.reached.at(-1)!.position]).toEqual([2, 3])
      await setup.stake(me, moon, 510_00)
      expect((await setup.own(me))[0]!.reached).toEqual(down!.reached)
      expect((await me.client.get('/api/player/freespins')).body).toHaveLength(1)
    })

    test('concurrent workers grant each level of a player once', async () => {
      const me = await setup.player()
      await setup.app.db.query(
        `INSERT INTO tournament_players (tournament_id, player_id, bet_cents, games_taken, reached_at) VALUES ($1, $2, 60000, 1, now())`,
        [await setup.idOf(moon), me.id],
      )
      const { settleLevels } = await import('./settleLevels.ts')
      const { tournamentsOf } = await import('../tournaments/public.ts')
      const id = await setup.idOf(moon)
      const row = (await tournamentsOf(setup.app.db, [id])).get(id)!
      await Promise.all(
        Array.from({ length: 4 }, () =>
          setup.app.db.transaction((tx) => settleLevels(setup.needs, tx, [{ tournament: row, players: [me.id] }])),
        ),
      )
      const awards = await setup.app.db.query('SELECT key FROM competition_awards WHERE player_id = $1', [me.id])
      expect(awards).toHaveLength(2)
      expect((await setup.own(me))[0]!.reached).toHaveLength(3)
    })

    test('a pass takes as many statements for many players and quests as for one', async () => {
      const players = await Promise.all([setup.player(), setup.player(), setup.player()])
      const [first] = players
      // The first level of a quest is reached by the first round.
      for (const player of players) await setup.stake(player, moon, 1_00)
      const [one] = await setup.passesOf(() => setup.progress(first!, moon, 2_00))
      expect(one).toEqual([
        'outbox_next',
        'tournaments_by_ids',
        'tournament_pairs',
        'quest_levels_reached_in',
        'outbox_move',
      ])
      const [many] = await setup.passesOf(async () => {
        for (const player of players) {
          await setup.progress(player, moon, 3_00)
          await setup.progress(player, orbit, 3_00)
        }
      })
      expect(many).toEqual(one)
    })

    test('sends one notification per reward in the player’s language', async () => {
      const me = await setup.player({ language: 'de' })
      await setup.stake(me, moon, 600_00)
      await setup.stake(me, moon, 610_00)
      expect(setup.published(me, 'personal_notifications')).toMatchObject([
        { title: 'Level 2 erreicht', text: 'Mondspaziergang: Du hast dir 50 Astrocoins verdient.' },
        { title: 'Level 3 erreicht', text: 'Mondspaziergang: Du hast dir 10 Freispiele verdient.' },
      ])
    })

    test('sends a notification for levels without a reward too, except the first', async () => {
      const me = await setup.player()
      await setup.stake(me, moon, 10)
      expect(setup.published(me, 'personal_notifications')).toEqual([])
      await setup.stake(me, moon, 1000_00)
      expect(setup.published(me, 'personal_notifications').map(({ title }) => title)).toEqual([
        'Level 2 reached',
        'Level 3 reached',
        'Level 4 reached',
      ])
    })

    test('publishes the whole progress with each change, with a growing version', async () => {
      const me = await setup.player()
      for (const cents of [10_00, 150_00, 149_00, 600_00]) await setup.stake(me, moon, cents)
      const told = setup.published(me, 'quests_changes') as { version: number; bet_cents: number; level: number }[]
      expect(told.map(({ bet_cents, level }) => [bet_cents, level])).toEqual([
        [10_00, 1],
        [150_00, 2],
        [149_00, 1],
        [600_00, 3],
      ])
      const versions = told.map(({ version }) => version)
      expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other))
      expect((await setup.own(me))[0]).toEqual(told.at(-1))
    })

    test('a removed player gets no further levels', async () => {
      const me = await setup.player()
      await setup.stake(me, moon, 10)
      await setup.app.db.query('UPDATE tournament_players SET removed_at = now() WHERE player_id = $1', [me.id])
      await setup.stake(me, moon, 600_00)
      expect((await setup.own(me))[0]!.reached.map(({ position }) => position)).toEqual([1])
    })

    test('its status follows its dates, and a finished one is listed for 90 days', async () => {
      const status = async () => (await setup.quests()).map((one) => one.status)
      expect(await status()).toEqual(['active'])
      await setup.app.db.query('UPDATE tournaments SET finished_at = $1, end_at = $1', [setup.app.clock.now()])
      expect(await status()).toEqual(['archive'])
      setup.app.clock.move(91 * dayMs)
      expect(await status()).toEqual([])
      setup.app.clock.move(-91 * dayMs)
      await setup.app.db.query('DELETE FROM tournaments')
      const at = (days: number) => new Date(setup.app.clock.now().getTime() + days * dayMs).toISOString()
      await setup.announce('quest', definedQuest('soon', { when: { start_at: at(1), end_at: at(3) } }))
      expect(await status()).toEqual(['future'])
    })

    test('[SAFE-02] during a break quests are hidden, but reached levels are still listed', async () => {
      const me = await setup.player()
      await setup.stake(me, moon, 600_00)
      const now = setup.app.clock.now()
      await setup.app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
         VALUES ($1, 'coolingoff', '1', 'active', 'UTC', $2, $3)`,
        [me.id, now, new Date(now.getTime() + dayMs)],
      )
      setup.app.sessions.forget(me.id)
      expect([await setup.quests(me.client), await setup.achievements(me.client)]).toEqual([[], []])
      expect(await setup.own(me)).toHaveLength(1)
    })

    test('a guest cannot read their progress', async () => {
      expect((await (await setup.app.client()).get('/api/quests/player')).status).toBe(401)
      const other = await setup.player()
      expect(await setup.own(other)).toEqual([])
    })
  })

  describe('an achievement', () => {
    test('[QST-08] is listed with its target and reward; on the wire its budget is the target', async () => {
      const all = z.array(achievement.strict()).parse(await setup.achievements())
      const mine = all.find((one) => one.frontend_identifier === orbit)
      expect(mine).toMatchObject({ kind: 'spin', target: 10, end_at: null, reward: { title: '€5 bonus', wager: 10 } })
      await setup.announce(
        'achievement',
        definedAchievement('first-orbit'),
        definedAchievement('staker', { target_money: '100', target_rounds: undefined }),
      )
      const { body } = await (await setup.app.client()).get('/api/tournaments/achievement--staker')
      expect(body).toMatchObject({ strategy: 'bet', money_budget: '100.00', money_budget_cents: 100_00 })
    })

    test('[QST-08] by rounds is reached once, with its reward', async () => {
      const me = await setup.player()
      await setup.stake(me, orbit, 1, 9)
      expect((await setup.own(me))[0]).toMatchObject({ level: 0, games_taken: 9, reached: [] })
      await setup.stake(me, orbit, 1, 10)
      await setup.stake(me, orbit, 1, 11)
      expect((await setup.own(me))[0]).toMatchObject({ level: 1, reached: [{ position: 1, is_rewarded: true }] })
      expect((await me.client.get('/api/player/bonuses')).body).toMatchObject([
        { amount_cents: 5_00, title: '€5 bonus' },
      ])
      expect(setup.published(me, 'personal_notifications')).toMatchObject([
        { title: 'Achievement unlocked: First orbit', text: 'You have earned €5 bonus.' },
      ])
    })

    test('[QST-08] is listed with the share of players who have reached it, once a hundred have played', async () => {
      const shareOf = async () =>
        (await setup.achievements()).find((one) => one.frontend_identifier === orbit)?.reached_share
      const me = await setup.player()
      await setup.stake(me, orbit, 1, 10)
      expect(await shareOf()).toBeNull()
      await setup.app.db.query(
        `INSERT INTO tournament_tables AS s (tournament_id, participants) VALUES ($1, 200)
             ON CONFLICT (tournament_id) DO UPDATE SET participants = 200`,
        [await setup.idOf(orbit)],
      )
      setup.app.clock.move(11 * 60_000)
      const [{ count }] = (await setup.app.db.query(
        'SELECT count(*)::int AS count FROM quest_levels WHERE identifier = $1',
        [orbit],
      )) as [{ count: number }]
      expect(count).toBeGreaterThan(0)
      expect(await shareOf()).toBe(count / 200)
    })
  })

  describe('files', () => {
    test('a new file becomes a quest while the server runs, and checking it again has no effect', async () => {
      await setup.app.db.query('DELETE FROM tournaments')
      expect(await syncQuests(setup.app)).toEqual([])
      const first = await setup.app.db.query('SELECT id, version FROM tournaments ORDER BY id')
      expect(first.length).toBeGreaterThan(5)
      expect(await syncQuests(setup.app)).toEqual([])
      expect(await setup.app.db.query('SELECT id, version FROM tournaments ORDER BY id')).toEqual(first)
    })

    test('[QST-02] the shipped files have valid names, sizes and pictures', async () => {
      const { defined, faults } = readQuests()
      const achievements = readAchievements()
      expect([faults, achievements.faults]).toEqual([[], []])
      for (const { name } of defined) expect(readQuest(name)).not.toBeNull()
      const { hasIllustration } = await import('@apogee/art')
      const emblems = [...defined, ...achievements.defined].map(({ terms }) => String(terms.definition['emblem']))
      expect(emblems.filter((name) => !hasIllustration(name))).toEqual([])
    })

    test.each([
      ['a level that its size does not have', questFile, { ...moonFile, rewards: { 7: { money: '1' } } }, /6 levels/],
      ['an unknown size', questFile, { ...moonFile, size: 'xl' }, /expected one of/],
      ['an unknown currency', questFile, { ...moonFile, currency: 'XXX' }, /no currency/],
      ['an amount that is too fine', questFile, { ...moonFile, rewards: { 2: { money: '0.001' } } }, /finer/],
      ['texts without English', questFile, { ...moonFile, titles: { de: 'Mond' } }, /English/],
      ['games and a category', questFile, { ...moonFile, category: 'live', games: ['a/b'] }, /either/],
      ['two targets', achievementFile, { ...orbitFile, target_money: '5' }, /Invalid input|either/],
      ['no target', achievementFile, { ...orbitFile, target_rounds: undefined }, /Invalid input|either/],
    ])('refused: %s', (_, schema, file, why) => {
      const { success, error } = schema.safeParse(file)
      expect([success, error?.message]).toEqual([false, expect.stringMatching(why)])
    })

    test('once it has started, its levels and rewards stay as announced', async () => {
      const changed = definedQuest('moon-walk', { titles: { en: 'Moon hike' }, rewards: { 2: { money: '1' } } })
      const refused = await setup.announce('quest', { ...changed, fixed: ['rewards'] })
      expect(refused).toEqual([expect.stringMatching(/moon-walk--xs has begun, so .*rewards/)])
      const [one] = await setup.quests()
      expect([one!.title, one!.levels[1]!.reward?.title]).toEqual(['Moon hike', '50 astrocoins'])
    })
  })
})
