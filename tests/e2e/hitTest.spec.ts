import { buttonStyle } from '../../apps/web/src/ui/buttonStyle.ts'
import { openCashbox } from './support/cashbox.ts'
import { findHitFaults, pressCentre } from './support/hitTest.ts'
import { newPlayer, notify, readFirstMessage } from './support/players.ts'
import { holdRequests, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

test.describe('before the cookie notice is answered', () => {
  test.use({ consent: 'none' })

  test('it covers only content that can be scrolled clear of it', async ({ page }) => {
    await open(page, '/about')
    await expect(page.getByText(wordsOf('en').say('shell.cookies.title'))).toBeVisible()
    expect(await findHitFaults(page)).toEqual([])
  })
})

test('a press on a card works like a press on its link', async ({ page }) => {
  const { say } = wordsOf('en')
  const main = page.getByRole('main')
  await open(page, '/rocket-mart')
  await pressCentre(main.getByText(say('loyalty.mart.details'), { exact: true }).first())
  await expect(page.getByRole('dialog').getByText(say('loyalty.exchange.give'))).toBeVisible()
  await open(page, '/tournaments')
  await pressCentre(main.getByText(say('tournaments.card.leaderboard'), { exact: true }).first())
  await expect(page).toHaveURL(/\/tournaments\/[a-z]/)
})

test('another control in a card is above the card’s link', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/rocket-mart')
  const card = page.getByRole('main').getByRole('article').first()
  await card.evaluate((element) => {
    const button = document.createElement('button')
    button.textContent = 'Added'
    button.onclick = () => button.setAttribute('aria-pressed', 'true')
    element.querySelector('h3')?.after(button)
  })
  await pressCentre(card.getByText('Added'))
  await expect(card.getByText('Added')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await findHitFaults(page)).toEqual([])
})

test('[MOD-05] a toast does not cover the button of a dialog whose content loads later', { tag: '@desktop' }, async ({
  page,
}) => {
  const words = wordsOf('en')
  const email = await newPlayer(page, 'late-methods')
  await readFirstMessage(page)
  const release = await holdRequests(page, '**/payment_methods/EUR')
  await open(page, '/')
  const cashbox = await openCashbox(page, words)
  await notify(page, email, 'A word for you')
  const toast = page.getByRole('region', { name: words.say('shell.toast.region') }).getByText('A word for you')
  await toast.hover()
  release()
  const button = cashbox.getByRole('button', { name: /^Continue/ })
  await expect(button).toBeVisible()
  const hasFreeEnd = (element: Element) => {
    const { right, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(right - 8, bottom - 3))
  }
  await expect.poll(() => button.evaluate(hasFreeEnd)).toBe(true)
  await expect(toast).toBeVisible()
})

test('the probe finds each kind of fault, and none in a correct page', { tag: '@desktop' }, async ({ page }) => {
  const kindsIn = async (body: string) => {
    await page.setContent(`<style>* { margin: 0; font: 16px/20px sans-serif } .over { position: absolute; inset: 0 }
      button { display: block; border: 0; width: 99px; height: 40px } .card { position: relative; height: 99px }
      .card a::after { content: ''; position: absolute; inset: 0 } .pointer { cursor: pointer }
      label { display: block; padding: 4px }</style>${body}`)
    return (await findHitFaults(page)).map((fault) => fault.replace(/[,:].*/s, ''))
  }
  const card = '<article class="card"><a href="#">Card</a>'
  expect(await kindsIn('<button>A</button><p>Read <a href="#">the terms</a></p>')).toEqual([])
  expect(await kindsIn(`${card}<span class="pointer">Play</span></article>`)).toEqual([])
  expect(await kindsIn(`${card}<button style="position: relative">Buy</button></article>`)).toEqual([])
  expect(await kindsIn('<label><input type="checkbox"> I agree to <a href="#">the terms</a></label>')).toEqual([])
  expect(
    await kindsIn(`${card}<span class="${buttonStyle()}" style="position: relative">Play</span></article>`),
  ).toEqual(['dead'])
  expect(await kindsIn('<button>A</button><p class="pointer">Play</p>')).toEqual(['dead'])
  expect(await kindsIn('<button>A</button><div class="over"></div>')).toEqual(['covered'])
  expect(await kindsIn('<div inert><button>A</button></div>')).toEqual(['covered'])
  expect(await kindsIn('<button style="height: 20px">A</button>')).toEqual(['small'])
  expect(await kindsIn('<p><a href="#">The terms</a></p>')).toEqual(['small'])
  expect(await kindsIn('<button>A</button><button style="margin-top: -8px">B</button>')).toEqual(['overlap'])
  expect(await kindsIn('<p>Empty</p>')).toEqual(['no control at all'])
})
