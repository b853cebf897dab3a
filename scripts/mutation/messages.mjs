// A plugin of Stryker: leaves the text of an error's message as it is. It is for the person on call, and tests ask for the error, not for its words.
const isMessage = ({ node, parentPath: parent }) =>
  (node.type === 'StringLiteral' || node.type === 'TemplateLiteral') &&
  parent?.node.type === 'NewExpression' &&
  /Error$/.test(parent.node.callee.name ?? '') &&
  parent.node.arguments[0] === node

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'messages',
    value: { shouldIgnore: (path) => (isMessage(path) ? 'the message of an error' : undefined) },
  },
]
