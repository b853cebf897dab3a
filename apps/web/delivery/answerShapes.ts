import { shapesOf } from '@apogee/contract/answers/shapesOf'
import type { Plugin } from 'vite'

const name = 'virtual:answer-shapes'
const resolved = `\0${name}`

/** The contract's answers as data, made from its schemas: a browser reads answers by them without shipping the schemas. */
export function answerShapes(): Plugin {
  return {
    name: 'answer-shapes',
    resolveId: { filter: { id: /^virtual:answer-shapes$/ }, handler: () => resolved },
    load: {
      filter: { id: /^\0virtual:answer-shapes$/ },
      // A string that is parsed costs a browser less than an object that is compiled.
      handler: () => `export default JSON.parse(${JSON.stringify(JSON.stringify(shapesOf()))})`,
    },
  }
}
