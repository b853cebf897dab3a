import { expect, test, vi } from 'vitest'
import { sessionBegan, sessionEnded, setUnauthorizedHandler } from './index'

test('[ERR-01] a 401 ends the session it was asked in, not the one that has begun since', () => {
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
