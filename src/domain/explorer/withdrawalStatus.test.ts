import { expect, test } from 'vitest'
import { withdrawalStep } from './withdrawalStatus.ts'

test.each([
  ['Ready to prove', 'owner'],
  ['Ready for relay', 'owner'],
  ['In challenge period', 'time'],
  ['Waiting for state root', 'time'],
  ['Relayed', 'nothing'],
])('a withdrawal that is %s needs its %s', (status, needs) => {
  expect(withdrawalStep(status)?.needs).toBe(needs)
})

test('withdrawalStep is null for an unknown status', () => {
  expect(withdrawalStep('Teleported')).toBeNull()
  expect(withdrawalStep(null)).toBeNull()
})

test.each(['constructor', '__proto__'])(
  'withdrawalStep is null for the status %s, which every object has',
  (status) => {
    expect(withdrawalStep(status)).toBeNull()
  },
)
