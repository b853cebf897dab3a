import { notificationBody, notificationKind } from '@apogee/contract/notifications'
import { ownPath } from '@apogee/rules/site/ownPath'
import { type OperatorCommand, unknownPlayer } from '../../core/operators/operatorCommand.ts'
import { notifyPlayer } from './notifyPlayer.ts'

/** An operator notifies one player. */
export const notifyCommand: OperatorCommand = {
  command: 'notify',
  usage: 'service|promotional --title <words> --text <words> [--button <words> --path </...>]',
  options: ['title', 'text', 'button', 'path'],
  read: (given, more, options) => {
    const { email } = given
    const kind = notificationKind.safeParse(more[0])
    const path = options['path'] === undefined ? undefined : ownPath(options['path'])
    // A button leads to one of our pages; a path requires a button, and a button a path.
    if (path === null || (path === undefined) !== (options['button'] === undefined)) return undefined
    const button = path !== undefined && { content: { button: { title: options['button'], path } } }
    const body = notificationBody.safeParse({ title: options['title'], text: options['text'], ...button })
    if (more.length !== 1 || !kind.success || !body.success) return undefined
    return async (core) =>
      ({
        done: { isDone: true, text: `${email} is told.` },
        silent: {
          isDone: false,
          text: `${email} takes a break or did not agree to promotions: nothing was said.`,
        },
        unknown: unknownPlayer(given),
      })[await notifyPlayer(core, { ...given, kind: kind.data, body: body.data })]
  },
}
