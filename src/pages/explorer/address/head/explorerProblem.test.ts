import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { explorerProblem } from './explorerProblem.ts'

test('an unknown address, an unreachable explorer and one whose answer cannot be read have different sentences', () => {
  expect(explorerProblem(new InterfaceError('explorer', 'not-found', 'Not found'))).toContain('Not seen')
  expect(explorerProblem(new InterfaceError('explorer', 'unreachable', 'Down'))).toContain("Can't reach")
  expect(explorerProblem(new InterfaceError('explorer', 'malformed', 'No hash'))).toContain('cannot read')
  expect(explorerProblem(null)).toBeNull()
})
