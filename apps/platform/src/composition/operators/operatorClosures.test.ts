import { beforeAll, expect, test } from 'vitest'
import { openAuthApp } from '../../areas/auth/test/authApp.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { runCommand } from './operatorCommands.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const order = (...words: string[]) => runCommand([...words, '--by', 'Sam', '--reason', 'complaint', '--json'], app)

  test('a payment method is closed for a currency, listed, and opened again', async () => {
    const scope = ['--currency', 'EUR']
    const data = { kind: 'method', subject: 'visa', currency: 'EUR', country: null, licence: null }
    expect(await order('methods', 'close', 'visa', ...scope)).toMatchObject({ isDone: true, data })
    expect(await order('methods', 'close', 'visa', ...scope)).toMatchObject({ isDone: false })
    const listed = await order('closures', 'list')
    expect(listed.data).toMatchObject([{ ...data, closed_by: 'Sam', reason: 'complaint' }])
    expect(listed.text).toContain('method visa for EUR, by Sam: complaint')
    expect(await order('methods', 'open', 'visa')).toMatchObject({ isDone: false })
    expect(await order('methods', 'open', 'visa', ...scope)).toMatchObject({ isDone: true })
    expect(await order('closures', 'list')).toMatchObject({ text: 'Nothing is closed.', data: [] })
  })

  test.each([
    ['games', 'close', 'none/Such'],
    ['studios', 'close', 'none'],
    ['categories', 'close', 'none'],
    ['methods', 'close', 'none'],
    ['brands', 'close', 'none'],
  ])('%s %s %s changes nothing: there is no such name', async (...words) => {
    expect(await order(...words)).toMatchObject({ isDone: false, text: expect.stringContaining('There is no') })
  })

  test.each([[['--country', 'XX']], [['--licence', 'none']], [['--currency', 'ABC']], [['another-word']]])(
    '%j is answered with the usage',
    async (more) => {
      const { isDone, text } = await order('brands', 'close', 'apogee', ...more)
      expect(isDone).toBe(false)
      expect(text).toContain('npm run operator -- brands close')
    },
  )
})
