import { expect, test, vi } from 'vitest'
import { sessionBegan, sessionEnded, setUnauthorizedHandler } from './index'

test('[ERR-01] a 401 ends the session its request was sent in, not a session that began later', () => {
  const over = vi.fn()
  setUnauthorizedHandler(over)
  const asked = performance.now()
  sessionEnded(asked)
  expect(over).toHaveBeenCalledTimes(1)
  vi.spyOn(performance, 'now').mockReturnValue(asked + 10)
  sessionBegan()
  sessionEnded(asked)
  expect(over).toHaveBeenCalledTimes(1)
  sessionEnded(asked + 20)
  expect(over).toHaveBeenCalledTimes(2)
})
