// A plugin of Stryker: leaves texts as they are that decide nothing, or everything. The message of an error and a log line are for the
// person on call, and tests ask for the error, not for its words. Without its SQL every test of a query fails, which says nothing about them.
const sql = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|SET|LOCK)\s/
const levels = ['debug', 'info', 'warn', 'error']

const textOf = ({ type, value, quasis, expressions }) => {
  if (type === 'StringLiteral') return value
  return type === 'TemplateLiteral' && expressions.length === 0 ? quasis[0].value.raw : undefined
}

const isMessage = ({ node, parent }) =>
  parent?.type === 'NewExpression' && /Error$/.test(parent.callee.name ?? '') && parent.arguments[0] === node

const isLogLine = ({ parent }) => parent?.type === 'CallExpression' && levels.includes(parent.callee.property?.name)

const isText = ({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral'

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore: (path) =>
        isText(path.node) && (isMessage(path) || isLogLine(path) || sql.test(textOf(path.node) ?? ''))
          ? 'a text for the person on call, or SQL'
          : undefined,
    },
  },
]
