import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { explorerProblem } from './explorerProblem.ts'

test('an unknown address and an explorer without a usable answer have different sentences', () => {
  expect(explorerProblem(new InterfaceError('explorer', 'not-found', 'Not found'))).toContain('Not seen')
  for (const kind of ['timeout', 'malformed', 'refused'] as const)
    expect(explorerProblem(new InterfaceError('explorer', kind, 'No answer'))).toContain('No usable answer')
  expect(explorerProblem(null)).toBeNull()
})
