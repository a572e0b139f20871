import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { explorerProblem } from './explorerProblem.ts'

test('an unknown address and an unreachable explorer have different sentences', () => {
  expect(explorerProblem(new InterfaceError('explorer', 'not-found', 'Not found'))).toContain('Not seen')
  expect(explorerProblem(new InterfaceError('explorer', 'timeout', 'No answer'))).toContain("Can't reach")
  expect(explorerProblem(null)).toBeNull()
})
