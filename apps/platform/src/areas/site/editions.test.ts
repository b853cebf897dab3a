import { surveyConfig } from '@apogee/contract/notifications'
import { bettingConfig } from '@apogee/contract/sport'
import { beforeAll, expect, test } from 'vitest'
import { readBrand } from '../../core/content/brands.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { TestClient } from '../../testing/testClient.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { contentHandlers } from '../content/handlers.ts'
import { notificationsHandlers } from '../notifications/handlers.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { sportHandlers } from '../sport/handlers.ts'
import { siteHandlers } from './handlers.ts'

const pages = '/api/fe/config/manage-promotion-pages'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...siteHandlers, ...contentHandlers, ...notificationsHandlers, ...sportHandlers },
      loadPlayer: findSessionPlayer,
      rateLimits: {},
    })
  })
  const at = (host: string) => new TestClient(app.app, `http://${host}`)

  test('[API-004] [NTF-06] the survey config has the survey and whether it is shown', async () => {
    const { body } = await at('localhost').get('/api/fe/config/survey-config')
    expect(surveyConfig.strict().safeParse(body).success).toBe(true)
    expect(body.is_enable_widget).toBe(true)
  })

  test('[API-005] the betting config has whether and where bets are placed', async () => {
    const { body } = await at('localhost').get('/api/fe/config/betting-config')
    expect(bettingConfig.strict().safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ enabled: false, url: '' })
    expect(body.bonusTypesMap).toHaveProperty('hunting')
  })

  test('[API-014] [ROLE-03] every managed promotion page has a flag', async () => {
    const { body } = await at('localhost').get(pages)
    expect(body).toMatchObject({ 'welcome-pack': true, 'santa-vegas': false })
    expect(Object.values(body).every((flag) => typeof flag === 'boolean')).toBe(true)
  })

  test('[I18N-04] [I18N-05] [CONST-38] the licence of the host determines the content, CW by default', async () => {
    const [cw, ee] = await Promise.all(['localhost', 'ee.localhost'].map((host) => at(host).get(pages)))
    expect([cw!.body['vip-club'], ee!.body['vip-club']]).toEqual([true, false])
    const licences = ['localhost', 'halcyon.localhost', 'ee.localhost'].map((host) => at(host).get('/api/info/project'))
    expect((await Promise.all(licences)).map(({ body }) => body.license)).toEqual(['CW', 'CW', 'EE'])
  })

  test('[I18N-03] a player’s licence takes precedence over that of the host', async () => {
    const { client } = await signedIn(app, { license_name: 'EE' })
    expect((await client.get(pages)).body['vip-club']).toBe(false)
  })

  test('[I18N-06] texts of a brand override the common ones in the same language', async () => {
    const words = async (host: string, locale: string) => (await at(host).get(`/messages/${locale}.json`)).body
    const [common, own, german] = await Promise.all([
      words('localhost', 'en'),
      words('halcyon.localhost', 'en'),
      words('halcyon.localhost', 'de'),
    ])
    expect(own.shell.nav.rocketMart).toBe('Coral Mart')
    expect(common.shell.nav.rocketMart).toBe('Rocket Mart')
    expect(own.shell.nav.support).toBe(common.shell.nav.support)
    expect(german.auth.signUp.asideTitle).toBe('Ein Abend am Meer')
  })

  test('[I18N-06] one process serves every brand’s locales and logo by its host', async () => {
    const [apogee, halcyon] = await Promise.all(
      ['localhost', 'halcyon.localhost'].map((host) => at(host).get('/api/fe/config/logo-config')),
    )
    expect(apogee!.body).not.toEqual(halcyon!.body)
    const { body } = await at('ee.localhost').get('/api/info/locales')
    expect(body.map(({ code }: { code: string }) => code)).toEqual(readBrand('apogee-ee').locales)
  })
})
