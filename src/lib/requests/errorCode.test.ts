import { expect, test } from 'vitest'
import { errorCode } from './errorCode.ts'

test.each([
  [{ code: 4001 }, 4001],
  [{ cause: { cause: { code: -32_002 } } }, -32_002],
  [{ code: 1, cause: { code: 2 } }, 1],
  [{ code: 'ACTION_REJECTED', cause: { code: 4001 } }, 4001],
  [new Error('none'), undefined],
  [null, undefined],
])('the code of %j is %s', (error, code) => {
  expect(errorCode(error)).toBe(code)
})

test('an error that is its own cause has no code', () => {
  const error: { cause?: unknown } = {}
  error.cause = error
  expect(errorCode(error)).toBeUndefined()
})
