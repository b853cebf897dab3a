import { shapesOf } from '@apogee/contract/answers/shapesOf'
import type { Plugin } from 'vite'

const name = 'virtual:answer-shapes'
const resolved = `\0${name}`

/**
 * The shapes of the contract's responses as data, generated from its schemas: browsers parse responses with them
 * without loading the schemas.
 */
export function answerShapes(): Plugin {
  return {
    name: 'answer-shapes',
    resolveId: { filter: { id: /^virtual:answer-shapes$/ }, handler: () => resolved },
    load: {
      filter: { id: /^\0virtual:answer-shapes$/ },
      // A browser parses a string faster than it compiles an object literal.
      handler: () => `export default JSON.parse(${JSON.stringify(JSON.stringify(shapesOf()))})`,
    },
  }
}
