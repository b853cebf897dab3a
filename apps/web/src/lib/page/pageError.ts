import { createSerializationAdapter } from '@tanstack/react-router'
import { pageRequest } from './pageRequest'

/** A browser only learns that server rendering failed. The cause is in the server's log. */
export const pageError = createSerializationAdapter({
  key: 'page-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => {
    pageRequest()?.onError(error)
    return error.name
  },
  fromSerializable: (name) => Object.assign(new Error('the page could not be rendered'), { name }),
})
