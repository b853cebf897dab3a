import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsProvider } from './TextsProvider'
import { compileTexts, Texts } from './texts'
import { useErrorText } from './useErrorText'

const errors = JSON.parse(
  readFileSync(new URL('../../../../../content/messages/en/errors.json', import.meta.url), 'utf8'),
)
const texts = new Texts('en', { errors: compileTexts(errors, compile) })

interface Refusal {
  readonly code: string
  readonly fromServer?: string | undefined
}
const Sentence = ({ code, fromServer }: Refusal) => useErrorText()(code, undefined, fromServer)

const textOf = (code: string, fromServer?: string): string =>
  renderToString(
    <TextsProvider texts={texts}>
      <Sentence code={code} fromServer={fromServer} />
    </TextsProvider>,
  )

test('[VAL-20] the text of a code is ours, whatever the server writes', () => {
  expect(textOf('required', 'can’t be blank')).toBe(errors.required)
})

test.each(Object.keys(errors).filter((code) => String(errors[code]).includes('{')))(
  '[VAL-20] the text of %s has values, which only the server knows',
  (code) => {
    expect(textOf(code, 'You lose Welcome pack 1.')).toBe('You lose Welcome pack 1.')
  },
)

test('[VAL-20] a code without a text shows the sentence of the server, or a generic one', () => {
  expect(textOf('of-tomorrow', 'Come back later.')).toBe('Come back later.')
  expect(textOf('of-tomorrow')).toBe(errors.unexpected)
})
