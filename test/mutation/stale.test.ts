import { expect, test } from 'vitest'
import { parts } from './parts.ts'
import { staleness } from './run/runMutants.ts'

const mutants = parts.flatMap((part) => part.mutants)

test('every mutant still applies: its text is in its file exactly once, and its tests exist', () => {
  const stale = mutants.map((mutant) => [mutant.file, mutant.fault, staleness(mutant)])
  expect(stale.filter(([, , why]) => why !== undefined)).toEqual([])
})

test('no two mutants are the same, and each can be named', () => {
  const names = mutants.map(({ file, fault }) => `${file} ${fault}`)
  expect(names).toEqual([...new Set(names)])
  const changes = mutants.map(({ file, find, replace }) => `${file}\n${find}\n${replace}`)
  expect(changes).toEqual([...new Set(changes)])
})
